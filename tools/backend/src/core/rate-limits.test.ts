import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPglite } from '../db/open-embedded.ts';
import { rateWindows } from '../db/schema/index.ts';
import { testClock } from '../testing/test-backend.ts';
import { createRateLimits, DEFAULT_LIMITS, type RateLimits } from './rate-limits.ts';

const { db, close } = await openPglite(new PGlite());
afterAll(close);

const limits = {
  ...DEFAULT_LIMITS,
  leadPhone: { count: 2, seconds: 60 },
  paperAddress: { count: 2, seconds: 60 },
};

let clock: ReturnType<typeof testClock>;
let one: RateLimits;
let other: RateLimits;
beforeEach(async () => {
  await db.delete(rateWindows);
  clock = testClock();
  const process = () =>
    createRateLimits({ db, limits, clock, hash: (key) => `#${key.length}${key}` });
  [one, other] = [process(), process()];
});

const PHONE = '+79215550102';

test('a key is over its limit until its window ends, in whichever process it comes', async () => {
  const three = async () => [
    await one.take('leadPhone', PHONE),
    await other.take('leadPhone', PHONE),
    await one.take('leadPhone', PHONE),
  ];
  expect(await three()).toEqual([true, true, false]);
  clock.pass(59);
  expect(await other.take('leadPhone', PHONE)).toBe(false);
  clock.pass(1);
  expect(await three()).toEqual([true, true, false]);
});

test('of many at once exactly as many pass as the limit allows', async () => {
  const tries = Array.from({ length: 20 }, () => one.take('leadPhone', PHONE));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(2);
});

test('keys and limits are counted apart, and a key can be forgotten', async () => {
  for (let step = 0; step < 3; step++) await one.take('leadPhone', 'a');
  expect(await one.take('leadPhone', 'a')).toBe(false);
  expect(await one.take('leadPhone', 'b')).toBe(true);
  expect(await one.take('loginPhone', 'a')).toBe(true);
  await other.reset('leadPhone', 'a');
  expect(await one.take('leadPhone', 'a')).toBe(true);
});

test('what guards a process is counted in it', () => {
  const three = (limited: RateLimits) =>
    [1, 2, 3].map(() => limited.takeHere('paperAddress', '203.0.113.7'));
  expect(three(one)).toEqual([true, true, false]);
  expect(three(other)).toEqual([true, true, false]);
});

test('windows that have ended leave no row', async () => {
  await one.take('leadPhone', 'a');
  clock.pass(30);
  await one.take('leadPhone', 'b');
  clock.pass(30);
  await one.sweep();
  expect(await db.$count(rateWindows)).toBe(1);
});
