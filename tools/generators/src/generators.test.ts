import { describe, expect, test } from 'vitest';
import { makers } from './makers.ts';
import { namesOf } from './names.ts';
import { withLine } from './part.ts';
import { write } from './write.ts';

describe('names', () => {
  test.each([
    ['price-note', 'price-note', 'priceNote', 'PriceNote', 'price_note'],
    ['PriceNote', 'price-note', 'priceNote', 'PriceNote', 'price_note'],
    ['priceNote', 'price-note', 'priceNote', 'PriceNote', 'price_note'],
    ['faq', 'faq', 'faq', 'Faq', 'faq'],
    ['LK', 'lk', 'lk', 'Lk', 'lk'],
  ])('%s is spelt %s, %s, %s and %s', (given, kebab, camel, pascal, snake) => {
    expect(namesOf(given)).toMatchObject({ kebab, camel, pascal, snake });
  });

  test.each(['', '-', 'цена', '2nd', '../up', 'a/b'])('«%s» is refused', (given) => {
    expect(() => namesOf(given)).toThrow('is no name');
  });

  test.each(['getThing', 'Content', 'content.GetThing', 'Content.Get.Thing'])(
    '«%s» is no method',
    (given) => {
      expect(() => makers.method(given, 'content/page')).toThrow('is no method');
    },
  );

  test.each(['', 'content', 'Content/Page', '../page', 'content/page/more'])(
    '«%s» is no resource',
    (given) => {
      expect(() => makers.method('Content.GetThing', given)).toThrow('is no resource');
    },
  );
});

describe('a line of a registry', () => {
  const file = 'registry.ts';
  const [a, b, c] = ['a', 'b', 'c'].map(
    (name) => `export { ${name} } from './x/${name}/${name}.ts';`,
  );

  test.each([
    ['between its neighbours', [a, c], [a, b, c]],
    ['at the end', [a], [a, b]],
    ['at the beginning', [c], [b, c]],
  ])('stands %s', (_, before, after) => {
    expect(withLine(`/** All. */\n${before.join('\n')}\n`, { file, line: b ?? '' })).toBe(
      `/** All. */\n${after.join('\n')}\n`,
    );
  });

  test('is not written twice, nor without a list', () => {
    expect(() => withLine(`${a}\n`, { file, line: a ?? '' })).toThrow('has it already');
    const beside = { before: '} satisfies' };
    expect(() => withLine('nothing\n', { file, line: '  a,', beside })).toThrow('has no place');
  });
});

test('nothing is written over, and nothing is written when a part cannot be written whole', async () => {
  const written: string[] = [];
  const files = {
    exists: (path: string) => path.endsWith('Button.tsx'),
    read: () => '',
    write: (path: string) => void written.push(path),
  };
  await expect(write(files, makers.component('button'))).rejects.toThrow('stands there already');
  expect(written).toEqual([]);
});
