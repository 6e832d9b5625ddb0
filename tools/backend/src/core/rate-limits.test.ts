import { expect, test } from 'vitest';
import { testClock } from '../testing/test-backend.ts';
import { createRateLimits, DEFAULT_LIMITS } from './rate-limits.ts';

const limits = { ...DEFAULT_LIMITS, leadPhone: { count: 2, seconds: 60 } };

test('a key is over its limit until its window ends', () => {
  const clock = testClock();
  const { take } = createRateLimits(limits, clock);
  const tries = () => [1, 2, 3].map(() => take('leadPhone', '+79215550102'));
  expect(tries()).toEqual([true, true, false]);
  clock.pass(59);
  expect(take('leadPhone', '+79215550102')).toBe(false);
  clock.pass(1);
  expect(tries()).toEqual([true, true, false]);
});

test('keys and limits are counted apart, and a key can be forgotten', () => {
  const { take, reset } = createRateLimits(limits, testClock());
  expect([take('leadPhone', 'a'), take('leadPhone', 'a'), take('leadPhone', 'a')]).toContain(false);
  expect(take('leadPhone', 'b')).toBe(true);
  expect(take('loginPhone', 'a')).toBe(true);
  reset('leadPhone', 'a');
  expect(take('leadPhone', 'a')).toBe(true);
});
