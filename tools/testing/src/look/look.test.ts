import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from '../repository/files.ts';
import { desksLookedAt } from './desks.ts';
import { lookedAt } from './pages.ts';
import { widthsOf } from './take-pictures.ts';

const folder = fileURLToPath(new URL('../../../../docs/images/look/', import.meta.url));

/** They lead on, are files for machines, or serve tests of the login alone. */
const UNSEEN = [
  ...['store/order', 'service/login', 'service/auth-test'],
  ...['service/robots', 'service/sitemap', 'service/sitemap-section', 'content/news-feed'],
];

test('every type of page of the site is pictured', () => {
  const table = read('apps/site/app/route-table.ts');
  const types = new Set([...table.matchAll(/page: '([^']+)'/g)].map(([, page]) => page));
  for (const page of UNSEEN) types.delete(page);
  const pictured = new Set(lookedAt.map(({ route }) => route));
  expect(types.size).toBeGreaterThan(40);
  expect([...types].filter((page) => page && !pictured.has(page))).toEqual([]);
});

test('every type of page of the account is pictured', () => {
  const routes = read('apps/lk/app/routes.ts');
  const types = [...routes.matchAll(/'routes\/([^']+)\/route\.tsx'/g)].map(([, page]) => page);
  const pictured = new Set(lookedAt.flatMap(({ route, buyer }) => (buyer ? [route] : [])));
  expect(types.length).toBeGreaterThan(25);
  const unseen = ['not-found', 'session/logout'];
  expect(types.filter((page) => page && !unseen.includes(page) && !pictured.has(page))).toEqual([]);
});

test('every desk of the Studio is pictured', () => {
  const paths = [...read('tools/studio/app/desks.ts').matchAll(/path: '([^']+)'/g)];
  const pictured = new Set(desksLookedAt.map(({ route }) => route));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(([, path]) => path && !pictured.has(path))).toEqual([]);
});

test('each has its pictures, and no picture is of nothing', () => {
  const wanted = [...lookedAt, ...desksLookedAt].flatMap((looked) =>
    widthsOf(looked).map((width) => `${looked.name}-${width}.webp`),
  );
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});

test('the pictures are small', () => {
  const large = readdirSync(folder).filter((name) => statSync(`${folder}${name}`).size > 40_000);
  expect(large).toEqual([]);
});
