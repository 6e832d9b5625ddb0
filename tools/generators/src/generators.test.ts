import { describe, expect, test } from 'vitest';
import { generators } from './generators.ts';
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
      expect(() => generators.method(given, 'content/page')).toThrow('is no method');
    },
  );

  test.each(['', 'content', 'Content/Page', '../page', 'content/page/more'])(
    '«%s» is no resource',
    (given) => {
      expect(() => generators.method('Content.GetThing', given)).toThrow('is no resource');
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

describe('a method', () => {
  const registries = {
    'libs/api/src/methods.ts': `export * from './deal/order.methods.ts';\n`,
    'libs/api/src/examples.ts': `import { orderExamples } from './deal/order.examples.ts';
export const examples = {
  ...orderExamples,
};
`,
    'tools/backend/src/compose/handlers.ts': `export { aHandler } from '../modules/deal/order/a.handler.ts';\n`,
  };

  /** Writes into a workspace in memory. */
  async function workspaceWith(...names: string[]) {
    const workspace = new Map<string, string>(Object.entries(registries));
    const files = {
      exists: (path: string) => workspace.has(path),
      read: (path: string) => workspace.get(path) ?? null,
      write: (path: string, content: string) => void workspace.set(path, content),
    };
    for (const name of names) await write(files, generators.method(name, 'content/page'));
    return (path: string) => workspace.get(`libs/api/src/${path}`);
  }

  test('of a new resource begins its files and makes them known', async () => {
    const read = await workspaceWith('Content.GetThing');
    expect(read('methods.ts')).toBe(
      `export * from './content/page.methods.ts';\nexport * from './deal/order.methods.ts';\n`,
    );
    expect(read('examples.ts')).toContain('  ...orderExamples,\n  ...pageExamples,\n};');
    expect(read('content/page.methods.ts')).toContain(`name: 'Content.GetThing'`);
    expect(read('content/page.examples.ts')).toContain(`  'Content.GetThing': [`);
  });

  test('joins those of its resource, whose files are known', async () => {
    const one = await workspaceWith('Content.GetThing');
    const two = await workspaceWith('Content.GetThing', 'Content.GetOther');
    expect(two('methods.ts')).toBe(one('methods.ts'));
    expect(two('examples.ts')).toBe(one('examples.ts'));
    const methods = one('content/page.methods.ts');
    expect(methods).toMatch(/^import \* as v from 'valibot';$/m);
    expect(two('content/page.methods.ts')?.startsWith(methods ?? 'nothing')).toBe(true);
    expect(two('content/page.examples.ts')).toMatch(
      /'Content\.GetThing': \[[^;]+'Content\.GetOther': \[/,
    );
  });

  test('is not declared twice', async () => {
    const part = generators.method('Content.GetThing', 'content/page');
    for (const { base, join } of part.additions ?? []) {
      expect(() => join(join(base))).toThrow('has it already');
    }
  });
});

test('nothing is written over, and nothing is written when a part cannot be written whole', async () => {
  const written: string[] = [];
  const files = {
    exists: (path: string) => path.endsWith('Button.tsx'),
    read: () => '',
    write: (path: string) => void written.push(path),
  };
  await expect(write(files, generators.component('button'))).rejects.toThrow(
    'stands there already',
  );
  expect(written).toEqual([]);
});
