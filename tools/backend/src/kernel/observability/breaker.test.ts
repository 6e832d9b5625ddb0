import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createBreakers, CircuitOpen } from './breaker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function broken() {
  const metrics = createMetrics();
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')));
  const breaker = createBreakers(metrics)('sms');
  const state = async () => (await metrics.breakers.get()).values[0]?.value;
  const fail = () => breaker.run(work).catch((error: unknown) => error);
  return { metrics, work, breaker, state, fail };
}

test('a service that fails three times rests for five seconds, and is tried once then', async () => {
  const { work, breaker, state, fail } = broken();
  for (let turn = 0; turn < 3; turn++) expect(await fail()).toMatchObject({ message: 'away' });
  expect([breaker.isOpen, await state()]).toEqual([true, 1]);
  expect(await fail()).toBeInstanceOf(CircuitOpen);
  expect(work).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + 5_001);
  expect(breaker.isOpen).toBe(false);
  await fail();
  expect([breaker.isOpen, work.mock.calls.length]).toEqual([true, 4]);
});

test('it is asked again after the first answer', async () => {
  const { work, breaker, state, fail } = broken();
  for (let turn = 0; turn < 3; turn++) await fail();
  vi.setSystemTime(Date.now() + 5_001);
  work.mockResolvedValue('sent');
  expect(await breaker.run(work)).toBe('sent');
  expect([breaker.isOpen, await state()]).toEqual([false, 0]);
  expect(await breaker.run(work)).toBe('sent');
});

test('calls are counted by their outcome', async () => {
  const { metrics, fail } = broken();
  for (let turn = 0; turn < 5; turn++) await fail();
  const text = await metrics.text();
  expect(text).toContain('m30_outgoing_seconds_count{service="sms",outcome="failed"} 3');
  expect(text).toContain('m30_outgoing_seconds_count{service="sms",outcome="refused"} 2');
});

test('a service that is away for minutes is back within seconds of its return', async () => {
  const { work, breaker, fail } = broken();
  for (let second = 0; second < 300; second++) {
    await fail();
    vi.setSystemTime(Date.now() + 1_000);
  }
  work.mockResolvedValue('sent');
  let waited = 0;
  while ((await fail()) instanceof CircuitOpen) {
    vi.setSystemTime(Date.now() + 1_000);
    waited += 1;
  }
  expect(waited).toBeLessThanOrEqual(5);
  expect(breaker.isOpen).toBe(false);
});

test('a clock that is set back does not keep a service closed', async () => {
  const { work, breaker, fail } = broken();
  for (let turn = 0; turn < 3; turn++) await fail();
  vi.setSystemTime(Date.now() - 2 * 24 * 3600_000);
  work.mockResolvedValue('sent');
  expect(await breaker.run(work)).toBe('sent');
});
