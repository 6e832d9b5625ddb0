import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeast } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quick answer is given after 200 ms, a slow one at once when it comes', async () => {
  const settled = vi.fn<(answer: string) => void>();
  void atLeast(Promise.resolve('quick')).then(settled);
  await vi.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('quick');

  void atLeast(new Promise<string>((resolve) => setTimeout(resolve, 3000, 'slow'))).then(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenLastCalledWith('slow');
});

test('a quick failure is told after 200 ms, too', async () => {
  const failed = vi.fn<(reason: unknown) => void>();
  const lost = new Error('lost');
  void atLeast(Promise.reject(lost)).catch(failed);
  await vi.advanceTimersByTimeAsync(199);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(lost);
});
