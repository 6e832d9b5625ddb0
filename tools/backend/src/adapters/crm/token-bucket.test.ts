import { expect, test } from 'vitest';
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
