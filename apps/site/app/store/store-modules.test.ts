import { expect, test } from 'vitest';

/** What the modules hold, by path: `./cart/list/changes.ts`. Nothing is loaded. */
const paths = Object.keys(import.meta.glob(['./*/**/*.{ts,tsx}', '!./**/*.test.*']));

test('the store has the modules of the specification', () => {
  const modules = new Set(paths.map((path) => path.split('/')[1]));
  for (const name of ['apartments', 'cart', 'compare', 'mortgage', 'objects', 'order']) {
    expect(modules).toContain(name);
  }
});
