import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPglite } from '../db/open-embedded.ts';
import { rateWindows } from './rate-limits.table.ts';
import { testClock } from '../../testing/test-backend.ts';
import { LIMITS } from '../config/limits.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const { db, close } = await openPglite(new PGlite());
afterAll(close);

const limits = {
  ...LIMITS,
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

describe('addresses of IPv6', () => {
  const within = { ...limits, leadAddress: { count: 2, seconds: 60 } };
  const home = (rest: string) => `2001:db8:1:203:${rest}`;
  let counted: RateLimits;
  beforeEach(() => {
    counted = createRateLimits({ db, limits: within, clock, hash: (key) => key });
  });

  test('share the limit of their /64', async () => {
    expect(await counted.take('leadAddress', home(':1'))).toBe(true);
    expect(await counted.take('leadAddress', home('a:b:c:d'))).toBe(true);
    expect(await counted.take('leadAddress', home(':2'))).toBe(false);
    expect(await counted.take('leadAddress', '2001:db8:1:204::1')).toBe(true);
    await counted.reset('leadAddress', home(':9'));
    expect(await db.$count(rateWindows)).toBe(1);
  });

  test('pass four times as often from a /56, and sixteen times from a /48', async () => {
    const tries = async (third: (index: number) => string, count: number) => {
      const passed: boolean[] = [];
      for (let index = 0; index < count; index++) {
        passed.push(await counted.take('leadAddress', `2001:db8:1:${third(index)}::1`));
      }
      return passed.filter(Boolean).length;
    };
    expect(await tries((index) => (0x200 + index).toString(16), 20)).toBe(8);
    expect(await tries((index) => (index * 0x1000 + 0x100).toString(16), 16)).toBe(16);
    expect(await tries((index) => (index * 0x100).toString(16), 40)).toBe(32 - 16 - 8);
  });

  test('that are refused use nothing of their neighbours up', async () => {
    for (let step = 0; step < 40; step++) await counted.take('leadAddress', home(':1'));
    expect(await counted.take('leadAddress', '2001:db8:1:204::1')).toBe(true);
  });

  test('are counted so in one process too', () => {
    const three = [':1', ':2', ':3'].map((rest) => one.takeHere('paperAddress', home(rest)));
    expect(three).toEqual([true, true, false]);
    expect(one.takeHere('paperAddress', home(':1'), 'apart')).toBe(true);
  });

  test('that are IPv4 in disguise count as IPv4', async () => {
    expect(await counted.take('leadAddress', '::ffff:192.0.2.1')).toBe(true);
    expect(await counted.take('leadAddress', '192.0.2.1')).toBe(true);
    expect(await counted.take('leadAddress', '::ffff:c000:201')).toBe(false);
  });
});

test('windows that have ended leave no row', async () => {
  await one.take('leadPhone', 'a');
  clock.pass(30);
  await one.take('leadPhone', 'b');
  clock.pass(30);
  await one.sweep();
  expect(await db.$count(rateWindows)).toBe(1);
});

test.each(['leadPhone', 'paperAddress'] as const)(
  '%s: a window that was begun while the clock was two days ahead keeps nobody out',
  async (name) => {
    const take = async () =>
      name === 'leadPhone' ? one.take(name, PHONE) : one.takeHere(name, PHONE);
    const now = clock();
    clock.pass(2 * 24 * 3600);
    const ahead = [await take(), await take(), await take()];
    expect(ahead).toEqual([true, true, false]);
    clock.set(now);
    expect(await take()).toBe(true);
  },
);
