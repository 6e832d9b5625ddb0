import { expect, test } from 'vitest';
import { registry } from '@m30/api';
import { bodyKindOf } from '@m30/backend/body-kinds';

/** Apps are imported by nothing; a test of all their addresses reads them as the files they are. */
const load = (path: string) =>
  import(new URL(`../../../apps/${path}`, import.meta.url).href) as Promise<
    Record<string, unknown>
  >;

interface Entry {
  path?: string;
  children?: Entry[];
}

const paths = (entries: readonly Entry[], base: string): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = [base, path].filter(Boolean).join('/').replaceAll('//', '/');
    return [own, ...paths(children, own)];
  });

test('every address of the site takes a form of a page at most', async () => {
  const { routeTable, resourceTable } = await load('site/app/route-table.ts');
  const all = [...(routeTable as Entry[]), ...(resourceTable as Entry[])].map(
    ({ path }) => path ?? '',
  );
  expect(all.length).toBeGreaterThan(80);
  for (const path of all) expect([path, bodyKindOf('POST', path)]).toEqual([path, 'page']);
});

test('every address of the account takes a form of a page at most', async () => {
  const { default: routes } = await load('lk/app/routes.ts');
  const all = paths(routes as Entry[], '/lk');
  expect(all).toContain('/lk/logout');
  for (const path of all) expect([path, bodyKindOf('POST', path)]).toEqual([path, 'page']);
});

test('every method takes the body of a method at most', () => {
  for (const { name } of Object.values(registry)) {
    for (const path of [`/api/${name}`, `/api/${name}/`]) {
      expect([path, bodyKindOf('POST', path)]).toEqual([path, 'method']);
    }
  }
});

test('bytes without a bound go to uploads alone', () => {
  expect(bodyKindOf('PATCH', '/api/uploads/guid')).toBe('pieces');
  for (const path of [
    '/api/uploads/',
    '/api/uploads/a/b',
    '/api/uploads/a.data',
    '/x/api/uploads/a',
  ]) {
    expect(bodyKindOf('PATCH', path)).not.toBe('pieces');
  }
  expect(bodyKindOf('POST', '/api/uploads/guid')).toBe('method');
});
