import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBlocks, type BlockInput } from '../../server.ts';
import { fittingCompose, type Compose } from './compose.ts';
import { contentsOf, firstSteps } from './contents.ts';
import { hasHero, sectionsOf } from './sections.ts';

const picture = { id: 'yard', alt: '', width: 1280, height: 800 };
const blocks = {
  h2: { type: 'header', tag: 'h2', text: 'Часть' },
  h3: { type: 'header', tag: 'h3', text: 'Часть' },
  anchored: { type: 'header', tag: 'h2', text: 'Документы', anchor: 'dokumenty' },
  text: { type: 'text', html: '<p>Слова</p>' },
  band: { type: 'text', html: '<p>Слова</p>', theme: 'paper' },
  steps: { type: 'steps', items: [{ title: 'Выберите', name: 'Выбор' }, { title: 'Подпишите' }] },
  titled: { type: 'steps', title: 'Шаги', items: [{ title: 'Раз' }] },
  stats: { type: 'stats', items: [{ value: '6', text: 'корпусов' }] },
  gate: { type: 'stats', items: [{ value: '0 ₽', text: 'до шестого' }], theme: 'deep' },
  image: { type: 'image', picture },
  banner: { type: 'banner', title: 'Обещание', picture },
  bare: { type: 'banner', title: 'Обещание' },
  quote: { type: 'quote', text: 'Так и есть' },
  gallery: { type: 'gallery', pictures: [picture] },
  form: { type: 'form', typeform: 'callRequest' },
  button: { type: 'buttonform' },
  lots: { type: 'lots' },
} satisfies Record<string, BlockInput>;
type Name = keyof typeof blocks;

const parsed = (names: readonly Name[]) => parseBlocks(names.map((name) => blocks[name]));

it.each([
  ['editorial', ['image', 'text'], ['opening', 'words']],
  ['editorial', ['text', 'image'], ['words', 'picture']],
  ['editorial', ['image', 'h2', 'text', 'image', 'image'], ['opening', 'words', 'pair']],
  ['editorial', ['h2', 'steps', 'text'], ['words']],
  ['editorial', ['quote', 'stats', 'gate'], ['quote', 'figures', 'whole']],
  ['guide', ['text', 'steps', 'gate', 'steps'], ['words', 'steps', 'gate', 'steps']],
  ['guide', ['h2', 'steps', 'text', 'h2', 'text'], ['steps', 'words']],
  ['guide', ['titled', 'image', 'button'], ['whole', 'picture', 'close']],
  ['landing', ['banner', 'stats', 'lots', 'form'], ['hero', 'figures', 'whole', 'close']],
  ['landing', ['text', 'banner'], ['words', 'whole']],
  ['landing', ['bare'], ['whole']],
  ['landing', ['h2', 'gallery', 'h2', 'h3', 'band'], ['whole', 'whole', 'whole']],
  ['landing', ['h2', 'button'], ['whole', 'close']],
  ['guide', ['button', 'text'], ['whole', 'words']],
] as [Compose, Name[], string[]][])('a %s lays %j out as %j', (compose, names, kinds) => {
  expect(sectionsOf(parsed(names), compose).map(({ kind }) => kind)).toEqual(kinds);
});

it('holds every block once and in order, whatever the page', () => {
  const anyPage = fc.array(fc.constantFrom(...(Object.keys(blocks) as Name[])), { maxLength: 12 });
  const anyCompose = fc.constantFrom<Compose>('editorial', 'guide', 'landing');
  fc.assert(
    fc.property(anyPage, anyCompose, (names, compose) => {
      const page = parsed(names);
      const held = sectionsOf(page, compose).flatMap((section) => section.blocks);
      expect(held.map(({ block }) => block)).toEqual(page);
      expect(held.map(({ index }) => index)).toEqual(page.map((_, index) => index));
    }),
  );
});

it('lets pictures of a story take turns at the edges', () => {
  const sections = sectionsOf(parsed(['image', 'image', 'text', 'image']), 'landing');
  expect(sections.flatMap(({ side }) => side ?? [])).toEqual(['start', 'end', 'start']);
});

it.each([
  [['text', 'lots', 'form'], 'landing'],
  [['text', 'lots', 'lots'], 'editorial'],
  [['text', 'h2', 'steps', 'form'], 'guide'],
  [['image', 'text', 'button'], 'editorial'],
  [[], 'editorial'],
] as [Name[], Compose][])('%j is best a %s', (names, compose) => {
  expect(fittingCompose(parsed(names))).toBe(compose);
});

it('counts the steps of a guide through the page and lists them by their short names', () => {
  const sections = sectionsOf(parsed(['text', 'steps', 'gate', 'h2', 'steps', 'button']), 'guide');
  expect(firstSteps(sections)).toEqual([1, 1, 3, 3, 5]);
  expect(contentsOf(sections, 'guide')).toEqual({
    kind: 'steps',
    items: [
      { name: 'Выбор', anchor: 'shag-1' },
      { name: 'Подпишите', anchor: 'shag-2' },
      { name: 'Выбор', anchor: 'shag-3' },
      { name: 'Подпишите', anchor: 'shag-4' },
    ],
    course: [1, 3],
  });
});

it('lists the parts of a page that has few steps, by the anchors that they have', () => {
  const page = parsed(['text', 'h2', 'text', 'h2', 'steps', 'anchored', 'text', 'button']);
  expect(contentsOf(sectionsOf(page, 'guide'), 'guide')).toEqual({
    kind: 'parts',
    items: [
      { name: 'Часть', anchor: 'razdel-2' },
      { name: 'Часть', anchor: 'razdel-3' },
      { name: 'Документы', anchor: 'dokumenty' },
    ],
    course: [1, 3],
  });
});

it('lists nothing on a landing, nor two lines, nor more than a ruler holds', () => {
  const of = (names: Name[], compose: Compose) =>
    contentsOf(sectionsOf(parsed(names), compose), compose);
  expect(of(['h2', 'text', 'h2', 'text', 'h2', 'text'], 'landing')).toBeNull();
  expect(of(['h2', 'text', 'h2', 'text'], 'guide')).toBeNull();
  expect(
    of(
      Array.from({ length: 24 }, (_, at) => (at % 2 ? 'text' : 'h2')),
      'guide',
    ),
  ).toBeNull();
});

it('has a first screen only where a picture begins a landing', () => {
  expect(hasHero(parsed(['banner', 'text']), 'landing')).toBe(true);
  expect(hasHero(parsed(['banner', 'text']), 'guide')).toBe(false);
  expect(hasHero(parsed(['text', 'banner']), 'landing')).toBe(false);
  expect(hasHero([], 'landing')).toBe(false);
});
