import { expect, test } from 'vitest';
import { find, read } from './files.ts';

const released = new Set(
  find('{libs,tools}/*/package.json').map((path) => JSON.parse(read(path)).name as string),
);

/** `'@m30/api': minor` → `@m30/api`; `__default__` is all packages. */
const namedIn = (plan: string) =>
  [...(plan.split('---')[1] ?? '').matchAll(/^'?([^'\s:]+)'?:/gm)].map(([, name = '']) => name);

test('every plan of the next release names packages as the release knows them', () => {
  const named = find('.nx/version-plans/*.md').flatMap((path) =>
    namedIn(read(path)).map((name) => ({ path, name })),
  );
  // A release deletes the plans that it has used up, so there may be none.
  const unknown = named.filter(({ name }) => name !== '__default__' && !released.has(name));
  expect(unknown).toEqual([]);
  expect(namedIn("---\n'@m30/api': minor\napi: patch\n---\n\nWords: more")).toEqual([
    '@m30/api',
    'api',
  ]);
});
