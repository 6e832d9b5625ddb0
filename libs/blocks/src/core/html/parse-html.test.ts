import { contentTags } from '@m30/ui-kit/content-html';
import { hostileHtml as payloads } from '@m30/ui-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HtmlTree } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';
import { writeHtml } from './write-html.ts';

const cleaned = (html: string) => writeHtml(parseHtml(html));

describe('parseHtml', () => {
  it.each([
    ['keeps a link of this site', '<a href="/lk/orders/">x</a>', '<a href="/lk/orders/">x</a>'],
    ['keeps an anchor', '<a href="#faq">x</a>', '<a href="#faq">x</a>'],
    ['keeps a phone', '<a href="tel:+78123303030">x</a>', '<a href="tel:+78123303030">x</a>'],
    [
      'opens another site apart',
      '<a href="https://a.ru">x</a>',
      '<a href="https://a.ru/" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      'knows that two slashes leave the site',
      '<a href="//a.ru/b">x</a>',
      '<a href="https://a.ru/b" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['unwraps a dead link', '<a name="x">слово</a>', 'слово'],
    [
      'keeps the trigger of a modal',
      '<a href="#" modal-trigger="callRequest">x</a><button onclick="a()" data-modal-trigger="showroom">y</button>',
      '<a href="#" data-modal-trigger="callRequest">x</a><button type="button" data-modal-trigger="showroom">y</button>',
    ],
    [
      'keeps what a trigger tells its modal',
      '<button data-modal-trigger="videoContent" data-src="/media/a.mp4" data-title="Двор" data-url="/api/X" data-x="y">x</button>',
      '<button type="button" data-modal-trigger="videoContent" data-title="Двор" data-src="/media/a.mp4">x</button>',
    ],
    [
      'lets no script into what a trigger tells',
      '<a href="#" data-modal-trigger="OSFrameModal" data-src="javascript:alert(1)">x</a><p data-html="<b>">y</p>',
      '<a href="#" data-modal-trigger="OSFrameModal">x</a><p>y</p>',
    ],
    ['unwraps a button that does nothing', '<button>x</button>', 'x'],
    [
      'keeps a picture of this site',
      '<img src=/a.webp alt="Дом">',
      '<img src="/a.webp" alt="Дом" loading="lazy">',
    ],
    ['drops a picture of another host', 'a<img src="https://spy.example/p.gif">b', 'ab'],
    ['drops styles, classes and handlers', '<p class=a style="x" onclick=y id=z>x</p>', '<p>x</p>'],
    ['lowers a second h1', '<h1>x</h1>', '<h2>x</h2>'],
    [
      'turns regions into boxes',
      '<section>a</section><article>b</article>',
      '<div>a</div><div>b</div>',
    ],
    ['closes what was left open', '<ul><li>a<li><b>b', '<ul><li>a</li><li><b>b</b></li></ul>'],
    [
      'gives a table its body and moves strays out',
      '<table> <tr> <td>a</td> b</tr></table>',
      ' b<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['keeps words of elements that it does not know', '<x-y>a<font>b</font></x-y>', 'ab'],
    ['is empty for emptiness', '', ''],
  ])('%s', (_, html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });

  it('keeps the words of markup that is nested beyond reason', () => {
    const deep = cleaned(`${'<div>'.repeat(20_000)}глубоко${'</div>'.repeat(20_000)}`);
    expect(deep.length).toBeLessThan(1_000);
    expect(deep).toContain('глубоко');
  });
});

describe('hostile markup', () => {
  it.each(payloads)('%s', (payload) => {
    expectHarmless(parseHtml(payload));
  });

  it('gives a fixed point for any mixture of tags, so nothing mutates in a browser', () => {
    const names = [
      ...contentTags,
      'script',
      'svg',
      'math',
      'template',
      'form',
      'font',
      'col',
      'object',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...names).map((tag) => `<${tag}>`),
      fc.constantFrom(...names).map((tag) => `</${tag}>`),
      fc.constantFrom(...names).map((tag) => `<${tag} href=/a data-modal-trigger=a src=/a>`),
      fc.constantFrom(
        'текст',
        ' ',
        '&amp;',
        '&lt;b>',
        '\r\n',
        '&#13;',
        '\0',
        '\ud800',
        '<!--',
        '-->',
      ),
      fc.constantFrom(...payloads),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const tree = parseHtml(pieces.join(''));
        expectHarmless(tree);
        expect(parseHtml(writeHtml(tree))).toEqual(tree);
        expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
      }),
      { numRuns: 2_000 },
    );
  });
});

function expectHarmless(tree: HtmlTree): void {
  for (const node of tree) {
    if (typeof node === 'string') continue;
    expect(contentTags).toContain(node.tag);
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      expect(name).not.toMatch(/^on|style|class|srcdoc|formaction|id$/i);
      if (name === 'href' || name === 'src') {
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
          new URL(String(value), 'https://site.example').protocol,
        );
      }
      if (name === 'src')
        expect(new URL(String(value), 'https://site.example').host).toBe('site.example');
    }
    expectHarmless(node.children ?? []);
  }
}
