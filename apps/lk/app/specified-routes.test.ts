import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

/** Pages of the account in the specification, §2. */
const PAGES = `
  /acceptance /certificates /contracts /feedback /loyalty /news /orders /partnerships /school /services /showroom
  /statements /stocks /support /news/{alias} /partnerships/{alias} /school/{alias}`;

/** Paths of the pages below the layout that lets only buyers in. */
const guarded = pathsBelow(
  find(routes, (entry) => entry.file === 'layouts/guarded/layout.tsx')?.children ?? [],
);

test.each(PAGES.trim().split(/\s+/))('/lk%s is a page for buyers alone', (path) => {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  const found = matchRoutes(
    guarded.map((one) => ({ path: one })),
    path.replace(/\{\w+\}/g, 'nechto'),
  );
  expect(found?.[0]?.route.path).toBe(pattern);
});

test('/lk itself is one, too', () => {
  expect(guarded).toContain('/');
});

function find(
  entries: readonly RouteConfigEntry[],
  isIt: (entry: RouteConfigEntry) => boolean,
): RouteConfigEntry | undefined {
  for (const entry of entries) {
    const found = isIt(entry) ? entry : find(entry.children ?? [], isIt);
    if (found) return found;
  }
  return undefined;
}

function pathsBelow(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [`/${path}`, ...pathsBelow(children)]);
}
