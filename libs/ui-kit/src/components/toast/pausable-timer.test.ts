import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPausableTimer } from './pausable-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startPausableTimer', () => {
  it('ends once, after its duration', () => {
    const onEnd = vi.fn();
    startPausableTimer(6000, onEnd);
    vi.advanceTimersByTime(5999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('keeps what is left while it is held, however often', () => {
    const onEnd = vi.fn();
    const timer = startPausableTimer(6000, onEnd);
    vi.advanceTimersByTime(4000);
    timer.pause();
    timer.pause();
    vi.advanceTimersByTime(60_000);
    timer.resume();
    timer.resume();
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('never ends once it is cancelled', () => {
    const onEnd = vi.fn();
    const timer = startPausableTimer(6000, onEnd);
    timer.cancel();
    timer.resume();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
