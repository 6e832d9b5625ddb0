import { expect, test } from 'vitest';
import { LIMITS } from './request-limits.ts';
import { createBucket } from './token-bucket.ts';

test('what is over the burst waits its turn, and an idle second fills the bucket again', async () => {
  let moment = 0;
  const waits: number[] = [];
  const bucket = createBucket({
    ...{ perSecond: 2, burst: 3, now: () => moment },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  for (let request = 0; request < 5; request++) await bucket();
  expect(waits).toEqual([500, 1000]);
  moment = 10_000;
  for (let request = 0; request < 3; request++) await bucket();
  expect(waits).toEqual([500, 1000]);
});

test.each([
  ['amocrm', 7, 1],
  ['bitrix24', 60, 5],
] as const)(
  '%s is asked no more than %i times in any %i seconds',
  async (system, most, seconds) => {
    let moment = 0;
    const bucket = createBucket({
      ...LIMITS[system],
      now: () => moment,
      wait: async (milliseconds) => void (moment += milliseconds),
    });
    const asked: number[] = [];
    for (let request = 0; request < 200; request++) {
      await bucket();
      asked.push(moment);
    }
    const within = asked.map((at) => asked.filter((one) => one >= at && one < at + seconds * 1000));
    expect(Math.max(...within.map(({ length }) => length))).toBeLessThanOrEqual(most);
  },
);
