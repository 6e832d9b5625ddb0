import { describe, expect, test } from 'vitest';
import { checkContent, type CheckParts } from './check-content.ts';
import { checkDemoContent } from './index.ts';

test('the content of the demo company is in order', async () => {
  expect(await checkDemoContent()).toEqual([]);
}, 60_000);

const page = {
  path: '/ddu',
  title: 'Договор',
  description: 'Как устроен договор участия и где лежат деньги до сдачи дома.',
  indexable: true,
};
const words = (count: number) => Array.from({ length: count }, (_, index) => `слово${index}`);
const prose = { type: 'text', html: `<p>${words(150).join(' ')}</p>` };

/** Reasons of the mistakes in one page with these blocks, by their place. */
function mistakesOf(blocks: object[], own: object = {}, redirects: CheckParts['redirects'] = []) {
  const whole = { ...page, blocks: [prose, ...blocks] as never, ...own };
  const found = checkContent({
    files: [{ file: 'pages/ddu.ts', exports: { ddu: whole } }],
    known: new Set(['/ddu', '/katalog']),
    pages: [whole],
    redirects,
  });
  return found.map(({ file, path, reason }) => `${file} ${path} ${reason}`);
}

describe('a mistake is told with its file, place and reason', () => {
  test.each<[string, object, string]>([
    ['an unknown block', { type: 'hologram' }, 'ddu.blocks[1] block «hologram» is unknown'],
    ['a block that does not fit', { type: 'header' }, 'ddu.blocks[1] block «header» is invalid'],
    [
      'a block that is shown in part',
      { type: 'header', tag: 'h7', text: 'x' },
      'ddu.blocks[1] block «header» is shown in part: tag: ',
    ],
    [
      'a dead link',
      { type: 'text', html: '<a href="/nigde">x</a>' },
      'html «/nigde» leads nowhere',
    ],
    [
      'a selection that cannot be',
      { type: 'button', label: 'Квартиры', url: '/katalog?rooms=99' },
      'blocks[1].url «/katalog?rooms=99» asks for what cannot be chosen',
    ],
    ['a foreign script', { type: 'text', html: '<b onclick="x()">x</b>' }, 'take away <b onclick'],
    ['a modal that is none', { type: 'buttonform', typeform: 'nothing' }, 'is named «nothing»'],
    [
      'a picture that is none',
      { type: 'quote', text: 'Слова', picture: { id: 'none', alt: '', width: 1, height: 1 } },
      'blocks[1].picture no picture is named «none»',
    ],
    [
      'a file that is not there',
      { type: 'video', title: 'Фильм', src: '/media/video/none.mp4' },
      '«/media/video/none.mp4» is not there',
    ],
    ['tags in plain text', { type: 'header', tag: 'h2', text: '<b>Да</b>' }, 'but holds tags'],
    ['English', { type: 'header', tag: 'h2', text: 'Our best offer' }, '«Our» has no place'],
  ])('%s', (_, block, mistake) => {
    const found = mistakesOf([block]);
    expect(found.join('\n')).toContain(mistake);
    expect(found.every((one) => one.startsWith('pages/ddu.ts ddu'))).toBe(true);
  });

  test.each<[string, object, string]>([
    ['a long description', { description: 'а'.repeat(161) }, 'has 161 letters, more than 160'],
    ['a path with a slash', { path: '/ddu/' }, 'is no lower-case path'],
    ['too few words', { blocks: [{ type: 'text', html: '<p>Мало слов</p>' }] }, 'fewer than 120'],
    [
      'an end before the beginning',
      { publishedFrom: new Date(2), publishedUntil: new Date(1) },
      'ends before it begins',
    ],
  ])('%s', (_, own, mistake) => {
    expect(mistakesOf([], own).join('\n')).toContain(mistake);
  });

  test('a loop of old addresses', () => {
    const loop = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(mistakesOf([], {}, loop)).toContain('redirects.ts redirects /a comes back to itself');
  });

  test('nothing is wrong with a page that is right', () => {
    expect(mistakesOf([])).toEqual([]);
  });
});

test('two pages that say the same eight words, and a page that no list holds', () => {
  const first = { ...page, blocks: [prose] };
  const second = {
    ...page,
    path: '/copy',
    title: 'Копия',
    description: `${page.description} Ещё`,
    blocks: [prose],
  };
  const found = checkContent({
    files: [
      { file: 'pages/a.ts', exports: { pages: [first, second, { ...first, path: '/lost' }] } },
    ],
    known: new Set(),
    pages: [first, second],
    redirects: [],
  }).map(({ reason }) => reason);
  expect(found.join('\n')).toContain('/copy says the same as /ddu: «слово0 слово1');
  expect(found).toContain('/lost stands in no list of pages/index.ts');
});
