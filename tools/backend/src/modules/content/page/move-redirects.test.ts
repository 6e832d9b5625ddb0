import { expect, test } from 'vitest';
import { redirectMistakes } from './find-redirect.ts';
import { moveRedirects } from './move-redirects.ts';

type Lines = [from: string, to: string][];

test.each<[string, Lines, Lines | null]>([
  ['the old address leads to the new one', [], [['/old', '/new']]],
  [
    'others stay',
    [['/a', '/b']],
    [
      ['/a', '/b'],
      ['/old', '/new'],
    ],
  ],
  [
    'a chain collapses',
    [['/older', '/old']],
    [
      ['/older', '/new'],
      ['/old', '/new'],
    ],
  ],
  [
    'with a slash, too',
    [['/older', '/old/']],
    [
      ['/older', '/new'],
      ['/old', '/new'],
    ],
  ],
  [
    'query and anchor stay',
    [['/a', '/old?x=1#b']],
    [
      ['/a', '/new?x=1#b'],
      ['/old', '/new'],
    ],
  ],
  [
    'a way back goes',
    [
      ['/new', '/old'],
      ['/a', '/old'],
    ],
    [
      ['/a', '/new'],
      ['/old', '/new'],
    ],
  ],
  ['an address of another page is refused', [['/new', '/b']], null],
])('%s', (_, before, after) => {
  const table = before.map(([from, to]) => ({ from, to }));
  const changes = moveRedirects(table, { from: '/old', to: '/new', redirect: true });
  if (after === null || changes === null) return expect(changes).toBe(after);
  const next = new Map(table.map(({ from, to }) => [from, to]));
  for (const from of changes.removed) next.delete(from);
  for (const { from, to } of changes.written) next.set(from, to);
  expect([...next]).toEqual(after);
  const lines = [...next].map(([from, to]) => ({ from, to }));
  expect(redirectMistakes(lines, (path) => ['/new', '/b'].includes(path))).toEqual([]);
});

test('where it is declined, only addresses that led to the page before follow it', () => {
  const move = { from: '/old', to: '/new', redirect: false };
  expect(moveRedirects([{ from: '/older', to: '/old' }], move)).toEqual({
    removed: [],
    written: [{ from: '/older', to: '/new' }],
  });
});

test('there and back again leaves one line', () => {
  const there = moveRedirects([], { from: '/a', to: '/b', redirect: true });
  const back = moveRedirects(there?.written ?? [], { from: '/b', to: '/a', redirect: true });
  expect(back).toEqual({ removed: ['/a'], written: [{ from: '/b', to: '/a' }] });
});
