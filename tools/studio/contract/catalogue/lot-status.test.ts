import { expect, test } from 'vitest';
import { nextStatuses } from './lot-status.ts';

test.each([
  ['free', false, ['held', 'closed']],
  ['held', false, ['free', 'closed']],
  ['closed', false, ['free', 'held']],
  ['held', true, []],
  ['reserved', false, []],
  ['sold', false, []],
] as const)('of a lot that is %s, by a buyer: %s, the staff make %j', (status, byBuyer, next) => {
  expect(nextStatuses(status, byBuyer)).toEqual(next);
});
