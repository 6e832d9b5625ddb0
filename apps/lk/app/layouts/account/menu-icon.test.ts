import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menuIcon } from './menu-icon.ts';

const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8');
const sections = [...routes.matchAll(/route\('([a-z]+)', 'routes/g)]
  .map(([, path]) => `/lk/${path}`)
  // Notices have a bell, the way out stands beside the menu.
  .filter((path) => path !== '/lk/notices' && path !== '/lk/logout');

test('every section of the account has a picture of its own', () => {
  expect(sections.length).toBeGreaterThan(10);
  const pictures = ['/lk', ...sections].map(menuIcon);
  expect(pictures.filter((one, at) => pictures.indexOf(one) !== at)).toEqual([]);
});

test.each(['/lk/anything-new', 'constructor'])(
  '%s, which nobody knows, shows a document',
  (link) => {
    expect(menuIcon(link)).toBe('document');
  },
);
