import { expect, test, vi } from 'vitest';
import { againAfterDeadlock } from './after-deadlock.ts';

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('ended'), { code }) });

test('a transaction that was ended for a deadlock is run again', async () => {
  const transaction = vi.fn().mockRejectedValueOnce(failure('40P01')).mockResolvedValue('written');
  expect(await againAfterDeadlock(transaction)).toBe('written');
  expect(transaction).toHaveBeenCalledTimes(2);
});

test.each([
  ['40P01', 3],
  ['23503', 1],
])('failing with %s each time it is run %d times', async (code, times) => {
  const transaction = vi.fn().mockImplementation(() => Promise.reject(failure(code)));
  await expect(againAfterDeadlock(transaction)).rejects.toThrow('Failed query');
  expect(transaction).toHaveBeenCalledTimes(times);
});
