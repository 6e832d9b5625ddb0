import { expect, test } from 'vitest';
import { createDecode } from './photo.ts';

const settled = () => new Promise(setImmediate);
const job = { photo: '/photo', drawn: null };

test('photos are decoded one at a time, and past those that may wait one is told to come back', async () => {
  const ends: (() => void)[] = [];
  const decode = createDecode(() => new Promise((resolve) => ends.push(resolve)));
  const all = Array.from({ length: 21 }, () => decode(job, '/photo'));
  const refusal = { status: 503, retryAfter: 10 };
  await expect(decode(job, '/photo')).rejects.toMatchObject(refusal);
  for (let done = 1; done <= all.length; done += 1) {
    await settled();
    expect(ends).toHaveLength(done);
    ends.at(-1)?.();
  }
  await Promise.all(all);
});

test('a photo is not to blame for a process that has ended', async () => {
  const decode = createDecode(() => Promise.reject(new Error('the encoder ended with 137')));
  await expect(decode(job, '/photo')).rejects.toMatchObject({ status: 503 });
});
