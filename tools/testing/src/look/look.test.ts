import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from '../repository/files.ts';
import { lookedAt } from './pages.ts';

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

test('each has its two pictures, and no picture is of nothing', () => {
  const wanted = lookedAt.flatMap(({ name }) => [`${name}-390.webp`, `${name}-1440.webp`]);
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});

test('the pictures are small', () => {
  const large = readdirSync(folder).filter((name) => statSync(`${folder}${name}`).size > 40_000);
  expect(large).toEqual([]);
});
