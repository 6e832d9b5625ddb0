import { expect, test } from 'vitest';
import { covers, pagePath } from './path-pattern.ts';

test.each([
  ['/', '/'],
  ['/katalog/', '/katalog'],
  ['/Katalog?rooms=2#list', '/katalog'],
  ['//cart//', '/cart'],
  ['?a', ''],
])('%s is the page «%s»', (address, path) => {
  expect(pagePath(address)).toBe(path);
});

test.each([
  ['*', '/', true],
  ['/', '/', true],
  ['/', '/katalog', false],
  ['/katalog', '/katalog', true],
  ['/katalog', '/katalog/kommerciya', false],
  ['/obekty/*', '/obekty', true],
  ['/obekty/*', '/obekty/kanal/k2', true],
  ['/obekty/*', '/obekty-2', false],
])('%s covers %s: %s', (pattern, path, expected) => {
  expect(covers(pattern, path)).toBe(expected);
});
