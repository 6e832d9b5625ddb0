import { expect, test } from 'vitest';
import { onlyPlaceChanged } from './only-place-changed.ts';

const url = (search: string, path = '/parking/kanal') => new URL(path + search, 'http://localhost');

test.each([
  ['?level=-1', '?level=-1&place=k-p1', true],
  ['?level=-1&place=k-p1', '?level=-1&place=k-p2', true],
  ['?level=-1&place=k-p1', '?level=-1', true],
  ['?level=-1', '?level=-1', false],
  ['?level=-1&place=k-p1', '?level=-2&place=k-p1', false],
  ['?level=-1&size=large', '?level=-1&place=k-p1', false],
  ['?place=k-p1', '?place=k-p90', false],
])('%s → %s: %s', (current, next, expected) => {
  expect(onlyPlaceChanged(url(current), url(next))).toBe(expected);
});

test('another car park is another page', () => {
  const other = url('?level=-1&place=z-p1', '/parking/zaliv');
  expect(onlyPlaceChanged(url('?level=-1'), other)).toBe(false);
});
