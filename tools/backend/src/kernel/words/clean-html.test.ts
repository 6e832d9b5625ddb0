import { parseHtml } from '@m30/blocks/server';
import { contentAttributes, contentTags, droppedTags } from '@m30/ui-kit/content-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

/** A value that every reader of an attribute accepts. */
const VALUES: Readonly<Record<string, string>> = {
  href: '/katalog?rooms=2',
  src: '/media/plan.svg',
  alt: 'План',
  title: 'Жилой комплекс',
  scope: 'col',
  type: 'button',
  'modal-trigger': 'callRequest',
  'data-modal-trigger': 'callRequest',
  'data-src': '/media/video.mp4',
  'data-embed': '/media/video.mp4',
  'data-captions': '/media/video.vtt',
};

const element = (tag: string, names: readonly string[], inner: string) => {
  const attributes = names.map((name) => ` ${name}="${VALUES[name] ?? '2'}"`).join('');
  return ['br', 'hr', 'img'].includes(tag)
    ? `<${tag}${attributes}>`
    : `<${tag}${attributes}>${inner}</${tag}>`;
};

const TABLE = 'table caption thead tbody tfoot tr th td'.split(' ');
const LISTS = 'ul ol li dl dt dd figcaption'.split(' ');
const WORDS = 'b strong i em u s sub sup small mark abbr cite q code a button img br'.split(' ');
const BOXES = contentTags.filter((tag) => ![...TABLE, ...LISTS, ...WORDS].includes(tag));

const namesOf = (tag: string) =>
  new Map<string, readonly string[]>(Object.entries(contentAttributes)).get(tag) ?? [];

/** An element with some of its attributes around what is given. */
const around = (tags: readonly string[], inner: fc.Arbitrary<string>) =>
  fc
    .constantFrom(...tags)
    .chain((tag) => fc.tuple(fc.constant(tag), fc.subarray([...namesOf(tag)]), inner))
    .map(([tag, names, text]) => element(tag, names, text));

const word = fc.constantFrom('слово', 'два слова ', '&nbsp;', '&lt;b&gt;');
const phrase = around(
  WORDS.filter((tag) => !['a', 'button'].includes(tag)),
  around(WORDS, word),
);
const row = fc
  .tuple(around(['th', 'td'], phrase), around(['th', 'td'], word))
  .map((cells) => `<tr>${cells.join('')}</tr>`);

/** Texts of allowed elements, nested as HTML allows: of others parsers make each its own. */
const markup = fc.oneof(
  phrase,
  around(BOXES, phrase),
  around(['ul', 'ol'], around(['li'], phrase)),
  fc.tuple(around(['dt'], word), around(['dd'], phrase)).map((pair) => `<dl>${pair.join('')}</dl>`),
  around(['figcaption'], phrase).map((caption) => `<figure>${caption}</figure>`),
  fc
    .tuple(around(['caption'], word), row, row, row)
    .map(
      ([caption, head, body, foot]) =>
        `<table>${caption}<thead>${head}</thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`,
    ),
);

test('every allowed element stands in the texts that are tried', () => {
  expect([...BOXES, ...LISTS, ...WORDS, ...TABLE].toSorted()).toEqual([...contentTags].toSorted());
});

test('cleaning takes away nothing that a page would draw', () => {
  fc.assert(
    fc.property(markup, (html) => {
      expect(parseHtml(cleanHtml(html)), html).toEqual(parseHtml(html));
    }),
    { numRuns: 1000 },
  );
});

test.each(Object.entries(contentAttributes))('every attribute of <%s> is drawn', (tag, names) => {
  const cell = tag === 'th' || tag === 'td';
  for (const name of names) {
    // A trigger says something only where it opens something, a picture and a link only where they lead somewhere.
    const also = name.startsWith('data-') || name === 'type' ? ['modal-trigger'] : [];
    const needed = tag === 'img' && name !== 'src' ? ['src'] : also;
    const inner = element(tag, [...new Set([...needed, name])], 'слово');
    const html = cell ? `<table><tbody><tr>${inner}</tr></tbody></table>` : inner;
    expect(cleanHtml(html), name).toContain(`${name}="`);
    expect(JSON.stringify(parseHtml(html)), name).toContain(VALUES[name] ?? '2');
  }
});

test.each([...droppedTags])('what <%s> holds is neither stored nor drawn', (tag) => {
  const html = `<p>до</p><${tag}>внутри</${tag}>`;
  // The first two hold nothing by the standard, and within a page the others are no elements at all.
  const isEmpty = tag === 'embed' || tag === 'frame';
  const isNone = tag === 'head' || tag === 'frameset' || tag === 'frame';
  if (!isEmpty) expect(cleanHtml(html)).toBe('<p>до</p>');
  if (!isEmpty && !isNone) expect(JSON.stringify(parseHtml(html))).not.toContain('внутри');
  expect(`${cleanHtml(html)}${JSON.stringify(parseHtml(html))}`).not.toContain(tag);
});

test.each([
  ['<p onclick="alert(1)">слово</p>', '<p>слово</p>'],
  ['<a href="javascript:alert(1)">слово</a>', '<a>слово</a>'],
  [
    '<button data-modal-trigger="callRequest" data-url="/x">слово</button>',
    '<button data-modal-trigger="callRequest">слово</button>',
  ],
  ['<img src="https://example.com/1.png" alt="План">', '<img alt="План" />'],
  ['<section>слово</section>', 'слово'],
])('%s is stored as %s', (html, stored) => {
  expect(cleanHtml(html)).toBe(stored);
});
