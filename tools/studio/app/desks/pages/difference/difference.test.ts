import { describe, expect, test } from 'vitest';
import type { BlockKind, Body } from '../editing/page.ts';
import { align } from './align.ts';
import { differenceOf, headOf } from './difference.ts';
import { textOf } from './fields.ts';

const field = (key: string, title: string | null, shape: BlockKind['shape']) => ({
  ...{ key, title, required: false, shape },
});

const kinds: BlockKind[] = [
  {
    ...{ type: 'header', title: 'Подзаголовок', example: {} },
    frame: [field('theme', 'Фон', { kind: 'choice', options: ['deep'] })],
    shape: { kind: 'group', fields: [field('text', 'Текст', { kind: 'line' })] },
  },
  {
    ...{ type: 'faq', title: 'Вопросы', frame: [], example: {} },
    shape: {
      kind: 'group',
      fields: [
        field('items', 'Пункты', {
          kind: 'list',
          item: {
            kind: 'group',
            fields: [
              field('question', 'Вопрос', { kind: 'line' }),
              field('html', 'Ответ', { kind: 'html' }),
            ],
          },
        }),
      ],
    },
  },
];

const header = (text: string, more = {}) => ({ type: 'header', text, ...more });
const faq = (...items: object[]) => ({ type: 'faq', items });
const pageOf = (blocks: Body['blocks'], more: Partial<Body> = {}): Body => ({
  ...{ title: 'Ключи', description: '', indexable: true, compose: null, from: null, until: null },
  ...{ blocks, ...more },
});

const changesOf = (before: Body, after: Body) =>
  differenceOf(before, after, kinds).map((change) => [
    headOf(change),
    ...change.fields.map(({ field: name, before: was, after: is }) => `${name}: ${was} → ${is}`),
  ]);

const [one, two, three] = [header('Раз'), header('Два'), header('Три')];

describe('blocks', () => {
  test.each<[string, Body['blocks'], Body['blocks'], string[][]]>([
    ['nothing', [one, two], [one, two], []],
    ['properties in another order', [header('Раз')], [{ text: 'Раз', type: 'header' }], []],
    ['an addition', [one], [one, two], [['Добавлен блок 2. Подзаголовок: Два']]],
    [
      'an addition in front moves nobody',
      [one],
      [two, one],
      [['Добавлен блок 1. Подзаголовок: Два']],
    ],
    ['a removal', [one, two, three], [one, three], [['Убран блок 2. Подзаголовок: Два']]],
    [
      'a move is told of the one that went, not of those it passed',
      [one, two, three],
      [two, three, one],
      [['Блок перемещён с 1 на 3 место. Подзаголовок: Раз']],
    ],
    [
      'a change of words',
      [one, two],
      [one, header('Пять')],
      [['Изменён блок 2. Подзаголовок: Пять', 'Текст: Два → Пять']],
    ],
    [
      'a change of its ground',
      [one],
      [header('Раз', { theme: 'deep' })],
      [['Изменён блок 1. Подзаголовок: Раз', 'Фон:  → deep']],
    ],
    [
      'an item of a list',
      [faq({ question: 'Когда?', html: '<p>Скоро</p>' })],
      [faq({ question: 'Когда?', html: '<p>В мае</p>' }, { question: 'Где?', html: '<p>Тут</p>' })],
      [
        [
          'Изменён блок 1. Вопросы',
          'Пункты 1 · Ответ: Скоро → В мае',
          'Пункты 2 · Вопрос:  → Где?',
          'Пункты 2 · Ответ:  → Тут',
        ],
      ],
    ],
    [
      'markup alone',
      [faq({ question: 'Да?', html: '<p>Да</p>' })],
      [faq({ question: 'Да?', html: '<p><b>Да</b></p>' })],
      [['Изменён блок 1. Вопросы', 'Пункты 1 · Ответ: <p>Да</p> → <p><b>Да</b></p>']],
    ],
    [
      'a kind that is gone from the library',
      [{ type: 'old', words: 'Раз' }],
      [{ type: 'old', words: 'Два' }],
      [['Изменён блок 1. old', ': old; Раз → old; Два']],
    ],
    [
      'another kind in the place',
      [one],
      [faq({ question: 'Где?' })],
      [['Добавлен блок 1. Вопросы'], ['Убран блок 1. Подзаголовок: Раз']],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(changesOf(pageOf(before), pageOf(after))).toEqual(changes);
  });
});

test('what the page says of itself comes first', () => {
  const before = pageOf([one], { from: '2026-12-01T00:00:00.000Z' });
  const after = pageOf([one, two], { title: 'Ключи к лету', indexable: false });
  expect(changesOf(before, after)).toEqual([
    [
      'О странице',
      'Заголовок: Ключи → Ключи к лету',
      'Показывать поисковикам: да → нет',
      'Появится: 2026-12-01T00:00:00.000Z → ',
    ],
    ['Добавлен блок 2. Подзаголовок: Два'],
  ]);
});

test('of two that are the same each has its own pair', () => {
  expect(align([one, one], [one, two, one])).toEqual([
    { before: 0, after: 0 },
    { before: null, after: 1 },
    { before: 1, after: 2 },
  ]);
});

test.each([
  [undefined, ''],
  [true, 'да'],
  ['<ul><li>Раз</li><li>Два</li></ul>', 'Раз Два'],
  ['5 < 6', '5 < 6'],
  [[{ label: 'А', link: '/a' }, 'Б'], 'А; /a; Б'],
  [12, '12'],
])('%j is read as «%s»', (value, text) => {
  expect(textOf(value)).toBe(text);
});
