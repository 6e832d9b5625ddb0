import { afterEach, expect, test, vi } from 'vitest';
import { createLimit } from './limit.ts';

afterEach(() => vi.useRealTimers());

test('never more tasks at once than allowed, and all of them in the end', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const task = (result: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return result;
  };
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((one) => limit(task(one))));
  expect([results, most]).toEqual([[1, 2, 3, 4, 5, 6], 2]);
});

test('a task that fails frees its place', async () => {
  const limit = createLimit(1);
  const failed = limit(() => Promise.reject(new Error('no disk')));
  const next = limit(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no disk');
  expect(await next).toBe('done');
});

test('past those that may wait a task is refused, and the others run', async () => {
  const limit = createLimit(1, { most: 1, refuse: () => new Error('too many') });
  const all = [1, 2, 3].map((one) => limit(() => Promise.resolve(one)));
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await limit(() => Promise.resolve(4))).toBe(4);
});

test('a place that rests stays empty for as long as its task took, and the result does not wait for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const refuse = () => new Error('too many');
  const limit = createLimit(1, { most: 2, refuse, rests: true });
  const begun: number[] = [];
  const write = (one: number) => async () => {
    begun.push(one);
    vi.advanceTimersByTime(300);
    return one;
  };
  const [first, second] = [limit(write(1)), limit(write(2))];
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(299);
  expect(begun).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe(2);
});
