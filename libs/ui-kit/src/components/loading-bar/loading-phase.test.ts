import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingClock, type LoadingPhase } from './loading-phase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setup = () => {
  const phases: LoadingPhase[] = [];
  return { phases, clock: createLoadingClock((phase) => phases.push(phase)) };
};

describe('createLoadingClock', () => {
  it('shows nothing of a load that takes less than 200 ms', () => {
    const { phases, clock } = setup();
    clock.start();
    vi.advanceTimersByTime(199);
    clock.finish();
    vi.advanceTimersByTime(10_000);
    expect(phases).toEqual([]);
  });

  it('runs from 200 ms on, for as long as it takes, and runs out', () => {
    const { phases, clock } = setup();
    clock.start();
    vi.advanceTimersByTime(200);
    expect(phases).toEqual(['running']);
    vi.advanceTimersByTime(60_000);
    expect(phases).toEqual(['running']);
    clock.finish();
    expect(phases).toEqual(['running', 'finishing']);
    vi.advanceTimersByTime(300);
    expect(phases).toEqual(['running', 'finishing', 'idle']);
  });

  it('keeps running when a second navigation begins', () => {
    const { phases, clock } = setup();
    clock.start();
    vi.advanceTimersByTime(300);
    clock.start();
    vi.advanceTimersByTime(300);
    expect(phases).toEqual(['running']);
  });

  it('begins anew while the end of the last load is still shown', () => {
    const { phases, clock } = setup();
    clock.start();
    vi.advanceTimersByTime(200);
    clock.finish();
    clock.start();
    vi.advanceTimersByTime(200);
    expect(phases).toEqual(['running', 'finishing', 'running']);
  });

  it('leaves no end standing when a load is over before its throttle', () => {
    const { phases, clock } = setup();
    clock.start();
    vi.advanceTimersByTime(200);
    clock.finish();
    clock.start();
    vi.advanceTimersByTime(100);
    clock.finish();
    vi.advanceTimersByTime(300);
    expect(phases).toEqual(['running', 'finishing', 'idle']);
  });

  it('stays silent once it is cancelled', () => {
    const { phases, clock } = setup();
    clock.start();
    clock.cancel();
    vi.advanceTimersByTime(10_000);
    expect(phases).toEqual([]);
  });
});
