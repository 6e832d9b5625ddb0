import { hostileHtml } from './hostile-html.ts';

/*
 * Own work under the licence of this package. The shapes of the attacks are common knowledge (HTML standard, parser
 * differences, published advisories); no list of anybody else is copied.
 */

const RUN = 'alert(1)';

const words = (list: string) => list.trim().split(/\s+/);

const tags = words(`
  a abbr address article aside audio b base bdo body br button canvas caption center cite code col dd del details
  dialog div dl dt em embed fieldset figure font footer form frame frameset h1 head header hr html i iframe image img
  input ins isindex kbd keygen label legend li link listing main map mark marquee math menu meta meter nav noembed
  noscript object ol option output p param picture plaintext pre progress q rp rt ruby s samp script search section
  select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th
  thead time title tr track u ul var video wbr x-own xmp`);

const events = words(`
  onerror onload onfocus onclick onmouseover onpointerrawupdate onanimationstart onanimationend ontransitionend
  ontoggle onbeforetoggle onbegin onend onrepeat onstart onfinish onbounce onscroll onscrollend onscrollsnapchange
  onwheel oncopy oncut onpaste onbeforeinput oninput oninvalid onsubmit onreset onselect onsearch onhashchange
  onpageshow onresize onunhandledrejection onmessage onloadstart oncanplay onsecuritypolicyviolation
  oncontentvisibilityautostatechange onwebkitanimationstart`);

/** Ways to write «javascript:» that somebody's filter does not know and somebody's browser does. */
const schemes = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    '\tjavascript:',
    '\njavascript:',
    '\u0001javascript:',
  ],
  ...['java\tscript:', 'java\nscript:', 'java\rscript:', 'javascript\t:', 'java&#9;script:'],
  ...['java&Tab;script:', 'java&NewLine;script:', 'javascript&colon;', 'javascript&#58;'],
  ...['javascript&#x3a;', '&#106;avascript:', '&#x6A;avascript:', '&#0000106avascript:'],
  ...['&#14;javascript:', 'javascript:javascript:', 'view-source:javascript:', 'feed:javascript:'],
  ...['vbscript:', 'livescript:', 'mocha:', 'jar:javascript:', 'data:text/html,<script>', 'data:,'],
  ...[
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#',
    'data:image/svg+xml,<svg onload=',
  ],
  ...['blob:', 'filesystem:', 'about:blank#', 'javascript://%0a', 'javascript:/*--></title>*/'],
  ...[
    '\u200bjavascript:',
    '\ufeffjavascript:',
    'ｊavascript:',
    'java\u0000script:',
    '//evil.example/',
  ],
];

/** Places where an address stands; `@` is the address. */
const addressed = [
  ...['<a href="@">x</a>', '<a href=@>x</a>', '<a xlink:href="@">x</a>', '<area href="@">'],
  ...['<img src="@">', '<img srcset="@ 1x">', '<image src="@">', '<iframe src="@"></iframe>'],
  ...['<embed src="@">', '<object data="@"></object>', '<form action="@"><input type=submit>'],
  ...['<button formaction="@" data-modal-trigger=a>x</button>', '<input type=image src="@">'],
  ...['<video src="@" poster="@"></video>', '<link rel=stylesheet href="@">', '<base href="@">'],
  ...['<meta http-equiv=refresh content="0;url=@">', '<svg><a href="@"><text>x</text></a></svg>'],
  ...['<svg><use href="@"/></svg>', '<svg><image href="@"/></svg>', '<math href="@">x</math>'],
  ...['<svg><animate attributeName=href values="@"/></svg>', '<td background="@">x</td>'],
  ...['<p style="background:url(@)">x</p>', '<blockquote cite="@">x</blockquote>'],
  ...[
    '<button data-modal-trigger="OSFrameModal" data-src="@">x</button>',
    '<a ping="@" href="/x">x</a>',
  ],
];

/** Surroundings in which parsers change their mind; `@` is what stands in them. */
const around = [
  ...['@', '<p>@</p>', '<b><p>@', '<table>@</table>', '<table><tr><td>@', '<table><caption>@'],
  ...[
    '<select>@</select>',
    '<svg>@</svg>',
    '<svg><desc>@</desc></svg>',
    '<svg><title>@</title></svg>',
  ],
  ...[
    '<svg><foreignObject>@</foreignObject></svg>',
    '<svg><style>@</style></svg>',
    '<math>@</math>',
  ],
  ...['<math><mtext>@</mtext></math>', '<math><annotation-xml encoding="text/html">@</math>'],
  ...['<math><mtext><table><mglyph><style>@', '<form><math><mtext></form><form><mglyph><style>@'],
  ...['<noscript>@</noscript>', '<noscript><p title="</noscript>@">', '<template>@</template>'],
  ...['<!-- @ -->', '<!--><!-- -->@', '<!--!> @ -->', '<![CDATA[ @ ]]>', '<style><!--</style>@-->'],
  ...[
    '<title>@</title>',
    '<textarea>@</textarea>',
    '<xmp>@</xmp>',
    '<iframe>@</iframe>',
    '<noembed>@',
  ],
  ...[
    '<p title="@">x</p>',
    "<p title='@'>x</p>",
    '<img alt="@" src=/x.webp>',
    '<a href="/x">@</a>',
  ],
  ...[
    '<a href="/x"><a href="/y">@',
    '<button data-modal-trigger=a><p>@',
    '<dl><dt>@<dd>@',
    '<ul><li>@',
  ],
  ...[
    '<iframe srcdoc="@"></iframe>',
    '<button data-modal-trigger="iconContent" data-html="@">x</button>',
  ],
];

/** Ways to disguise a whole payload. */
const disguises: readonly ((payload: string) => string)[] = [
  (payload) => payload.toUpperCase().replaceAll('ALERT(1)', RUN),
  (payload) => payload.replace('<', '<\0'),
  (payload) => payload.replaceAll(' ', '/'),
  (payload) => payload.replaceAll(' ', '\f'),
  (payload) => payload.replace('<', '<<'),
  (payload) => payload.replace('>', ''),
  (payload) => payload.replaceAll('"', ''),
  (payload) => payload.replaceAll('"', '`'),
  (payload) => payload.replaceAll('&', '&amp;'),
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (payload) => `${payload.slice(0, payload.length / 2)}\ud800${payload.slice(payload.length / 2)}`,
  (payload) => payload.replaceAll('=', ' = '),
];

/** Some nine thousand payloads in a fixed order, none twice; each that runs calls `alert`. */
export function hostileCorpus(): string[] {
  const handlers = tags.flatMap((tag, index) =>
    events
      // Every tag with every other event, and every event with every other tag.
      .filter((_, at) => (at + index) % 2 === 0)
      .map(
        (event) => `<${tag} src=x href=# autofocus tabindex=0 open ${event}="${RUN}">x</${tag}>`,
      ),
  );
  const links = addressed.flatMap((place) =>
    schemes.map((scheme) => place.replaceAll('@', scheme + RUN)),
  );
  const nested = around.flatMap((place) =>
    hostileHtml.map((inner) => place.replaceAll('@', inner)),
  );
  const disguised = disguises.flatMap((disguise) => hostileHtml.map(disguise));
  return [...new Set([...hostileHtml, ...handlers, ...links, ...nested, ...disguised])];
}
