import { expect, test } from 'vitest';
import { pages } from '../../../../demo/content/pages/index.ts';
import { redirects } from '../../../../demo/content/redirects.ts';
import { findRedirect, redirectMistakes } from './find-redirect.ts';

const hasPage = (path: string) => ['/ddu', '/katalog', '/'].includes(path);

test.each<[string, [string, string][], string[]]>([
  ['moves', [['/dogovor', '/ddu']], []],
  ['moves into a selection', [['/kvartiry', '/katalog?rooms=2']], []],
  [
    'a loop',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['/a comes back to itself', '/b comes back to itself'],
  ],
  ['itself', [['/a', '/a/']], ['/a comes back to itself']],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/ddu'],
    ],
    ['/a is a chain: /b has moved, too'],
  ],
  ['nowhere', [['/a', '/nigde']], ['/a leads nowhere: /nigde']],
  ['a page', [['/ddu', '/katalog']], ['/ddu has a page of its own']],
  [
    'twice',
    [
      ['/a', '/ddu'],
      ['/a', '/ddu'],
    ],
    ['/a stands twice'],
  ],
  ['a slash', [['/a/', '/ddu']], ['/a/ is no path without a trailing slash']],
])('finds what is wrong: %s', (_, pairs, mistakes) => {
  const redirects = pairs.map(([from, to]) => ({ from, to }));
  expect(redirectMistakes(redirects, hasPage)).toEqual(mistakes);
});

test('an old address is found with and without a trailing slash', () => {
  const library = { redirects: new Map([['/dogovor', '/ddu']]) };
  expect(findRedirect(library, '/dogovor/')).toBe('/ddu');
  expect(findRedirect(library, '/ddu')).toBeNull();
});

test('the specification’s path with the name of another company leads to the page of our own', () => {
  const own = '/klientam/uslugi/operatsii-s-nedvizhimostyu';
  const library = { redirects: new Map(redirects.map(({ from, to }) => [from, to])) };
  expect(findRedirect(library, `${own}-ot-gk-kvs`)).toBe(own);
  expect(pages.map(({ path }) => path)).toContain(own);
  expect(pages.map(({ path }) => path)).not.toContain(`${own}-ot-gk-kvs`);
});
