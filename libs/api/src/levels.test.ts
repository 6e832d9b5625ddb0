import { expect, test } from 'vitest';
import { includesLevel, levelOf, LEVELS } from './levels.ts';
import { registry, type Methods } from './registry.ts';

const names = registry.map(({ name }) => name as keyof Methods);

test('every method of the contract has a level, and every level has methods', () => {
  expect(new Set(names.map(levelOf))).toEqual(new Set(LEVELS));
});

test('what only a buyer may call belongs to the account', () => {
  const buyers = registry.filter(({ access }) => access === 'buyer');
  expect(new Set(buyers.map(({ name }) => levelOf(name as keyof Methods)))).toEqual(
    new Set(['account']),
  );
});

test.each([
  ['account', 'leads', true],
  ['catalogue', 'content', true],
  ['content', 'content', true],
  ['content', 'catalogue', false],
  ['leads', 'account', false],
] as const)('%s includes %s: %s', (level, wanted, expected) => {
  expect(includesLevel(level, wanted)).toBe(expected);
});
