import { expect, test } from 'vitest';
import { fieldRows, fieldsInBoth, fieldsOfBlock } from './block-fields.ts';

const line = { kind: 'line' } as const;
const field = (key: string, shape: Parameters<typeof fieldsOfBlock>[0], required = true) => ({
  ...{ key, title: key.toUpperCase(), required, shape },
});

test('fields of groups and of items of lists stand below theirs', () => {
  const item = {
    kind: 'group',
    fields: [field('name', line), field('note', line, false)],
  } as const;
  const rows = fieldRows([
    field('size', { kind: 'choice', options: ['small', 2] }, false),
    field('items', { kind: 'list', item: { ...item, fields: [...item.fields] }, one: null }),
  ]);
  expect(rows.map(({ path, type, required }) => [path, type, required])).toEqual([
    ['size', "'small' | 2", false],
    ['items', 'list of object', true],
    ['items[].name', 'text', true],
    ['items[].note', 'text', false],
  ]);
});

test('what several variants have in common stands once', () => {
  const variant = (own: string) =>
    ({ kind: 'group', fields: [field('title', line), field(own, line)] }) as const;
  const of = [variant('html'), variant('file')].map((one) => ({ ...one, fields: [...one.fields] }));
  expect(fieldsOfBlock({ kind: 'either', of }).map(({ path }) => path)).toEqual([
    'title',
    'html',
    'file',
  ]);
});

test('a field has its name of both languages', () => {
  const named = (title: string) =>
    ({ kind: 'group', fields: [{ ...field('url', line), title }] }) as const;
  const [shape, russian] = [named('Address'), named('Адрес')].map((one) => ({
    ...one,
    fields: [...one.fields],
  }));
  expect(shape && russian && fieldsInBoth(shape, russian)).toEqual([
    { path: 'url', type: 'text', required: true, title: 'Address', inStudio: 'Адрес' },
  ]);
});
