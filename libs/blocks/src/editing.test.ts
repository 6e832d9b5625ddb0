import { describe, expect, test } from 'vitest';
import { registry } from './registry.ts';

import { checkBlock, describeBlocks, type FieldShape, type TitleLanguage } from './server.ts';

const blocks = describeBlocks();

/** Keys of a form's fields without a title. */
function gapsOf(shape: FieldShape): string[] {
  if (shape.kind === 'list') return gapsOf(shape.item);
  if (shape.kind === 'either') return shape.of.flatMap(gapsOf);
  if (shape.kind !== 'group') return [];
  return shape.fields.flatMap(({ key, title, shape: inner }) => [
    ...(title === null ? [key] : []),
    ...gapsOf(inner).map((below) => `${key}.${below}`),
  ]);
}

const gaps = (type: string, language: TitleLanguage) => {
  const block = describeBlocks(language).find((one) => one.type === type);
  if (!block) throw new Error(`no block ${type}`);
  return [
    ...(block.title === null ? [''] : []),
    ...gapsOf(block.shape),
    ...gapsOf({ kind: 'group', fields: block.frame }),
  ];
};

test('every kind of block has a form with fields of its own', () => {
  expect(blocks.map(({ type }) => type)).toEqual(registry.map(({ type }) => type));
  for (const { shape } of blocks) expect(['group', 'either', 'json']).toContain(shape.kind);
});

test.each(registry.map(({ type }) => type))('all of «%s» has titles in both languages', (type) => {
  expect(gaps(type, 'ru')).toEqual([]);
  expect(gaps(type, 'en')).toEqual([]);
});

test('no title of the one language stands in the other', () => {
  const said = (language: TitleLanguage) =>
    [
      ...JSON.stringify(describeBlocks(language)).matchAll(
        /"title":"([^"]+)","(?:required|shape)/g,
      ),
    ].map(([, title = '']) => title);
  expect(said('en').filter((title) => /[а-яё]/i.test(title))).toEqual([]);
  expect(said('ru').filter((title) => !/[а-яё]/i.test(title))).toEqual([]);
  expect(said('en')).toHaveLength(said('ru').length);
});

describe('an example has no mistakes', () => {
  test.each(registry.map((block) => [block.type, block] as const))('%s', (type, { examples }) => {
    for (const example of Object.values(examples)) {
      expect(checkBlock({ type, ...example })).toEqual([]);
    }
  });
});

test.each([
  [{ type: 'nobody' }, '', 'Такого блока нет'],
  [{ type: 'header', text: '' }, 'text', 'Заполните поле'],
  [{ type: 'faq', items: [] }, 'items', 'Добавьте хотя бы один пункт'],
  [
    { type: 'button', url: 'javascript:alert(1)' },
    'url',
    'Нужен адрес: страница сайта, https, почта или телефон',
  ],
  [
    { type: 'columns', columns: [{ blocks: [{ type: 'header', text: '' }] }] },
    'columns.0.blocks.0.text',
    'Заполните поле',
  ],
])('%j is wrong at «%s»: %s', (block, path, message) => {
  expect(checkBlock(block)).toContainEqual({ path, message });
});
