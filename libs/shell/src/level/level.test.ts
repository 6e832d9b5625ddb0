import { expect, test } from 'vitest';
import { readLevel } from './level.ts';

test.each([
  [undefined, 'account'],
  ['', 'account'],
  [' leads ', 'leads'],
  ['catalogue', 'catalogue'],
])('API_LEVEL %j is %s', (value, level) => {
  expect(readLevel({ API_LEVEL: value })).toBe(level);
});

test('an unknown level is refused', () => {
  expect(() => readLevel({ API_LEVEL: 'shop' })).toThrow('API_LEVEL');
});
