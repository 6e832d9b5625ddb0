import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeast, MINIMAL_DELAY } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds a quick answer back until the delay is over', async () => {
  const done = vi.fn();
  void atLeast(MINIMAL_DELAY, Promise.resolve('answer')).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('answer');
});

it('adds nothing to a slow answer', async () => {
  const done = vi.fn();
  const slow = new Promise((resolve) => setTimeout(resolve, 300));
  void atLeast(MINIMAL_DELAY, slow).then(done);
  await vi.advanceTimersByTimeAsync(300);
  expect(done).toHaveBeenCalledOnce();
});

it('holds a failure back as well, and hands it on', async () => {
  const failed = vi.fn();
  atLeast(MINIMAL_DELAY, Promise.reject(new Error('lost'))).catch(failed);
  await vi.advanceTimersByTimeAsync(199);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('lost'));
});
