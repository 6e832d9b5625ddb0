import { expect, test } from 'vitest';
import { findRedirect, redirectMistakes } from './find-redirect.ts';

const taken = (path: string) => ['/ddu', '/katalog', '/'].includes(path);

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
  expect(redirectMistakes(redirects, taken)).toEqual(mistakes);
});

test('an old address is found with and without a trailing slash', () => {
  const library = { redirects: new Map([['/dogovor', '/ddu']]) };
  expect(findRedirect(library, '/dogovor/')).toBe('/ddu');
  expect(findRedirect(library, '/ddu')).toBeNull();
});
