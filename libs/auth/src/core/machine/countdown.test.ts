import { describe, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

function createBrowser() {
  let now = 1_000_000;
  const stored = new Map<string, string>();
  const target = new EventTarget();
  const parts = {
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
    clock: () => now,
    target: () => target,
  };
  return { stored, parts, target, pass: (time: number) => (now += time) };
}

describe('a countdown', () => {
  test('takes a minute, is stored under the prefix of the session and survives a reload', () => {
    const { stored, parts, pass } = createBrowser();
    expect(createCountdown(parts).start('sms +7')).toBe(1_060_000);
    expect([...stored.keys()]).toEqual(['auth.resendAt']);
    pass(59_999);
    expect(createCountdown(parts).read('sms +7')).toBe(1_060_000);
    pass(1);
    expect(createCountdown(parts).read('sms +7')).toBe(0);
  });

  test('is one for each address, and storage holds none of them', () => {
    const { stored, parts } = createBrowser();
    const countdown = createCountdown(parts);
    countdown.start('sms +7 (921) 304-17-62');
    countdown.start('email marina@example.ru');
    expect(countdown.read('sms +7 (921) 304-17-62')).toBe(1_060_000);
    expect(countdown.read('email marina@example.ru')).toBe(1_060_000);
    expect(countdown.read('sms +7 (921) 304-17-63')).toBe(0);
    expect([...stored.values()].join()).not.toMatch(/921|marina/);
  });

  test('is thrown away once it is over', () => {
    const { stored, parts, pass } = createBrowser();
    const countdown = createCountdown(parts);
    countdown.start('one');
    pass(60_000);
    countdown.start('other');
    expect(Object.keys(JSON.parse(stored.get('auth.resendAt') ?? ''))).toHaveLength(1);
  });

  test.each(['{', 'null', '[]', '"x"', '{"1a":"soon"}', '7'])(
    'ignores %j in its place',
    (value) => {
      const { stored, parts } = createBrowser();
      stored.set('auth.resendAt', value);
      const countdown = createCountdown(parts);
      expect(countdown.read('sms')).toBe(0);
      expect(countdown.start('sms')).toBe(1_060_000);
      expect(countdown.read('sms')).toBe(1_060_000);
    },
  );

  test('of a clock that has been put back is over', () => {
    const { parts, pass } = createBrowser();
    createCountdown(parts).start('sms');
    pass(-3_600_000);
    expect(createCountdown(parts).read('sms')).toBe(0);
  });

  test('counts in memory where storage is closed to the page', () => {
    const { parts } = createBrowser();
    const storage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const countdown = createCountdown({ ...parts, storage });
    countdown.start('sms');
    expect(countdown.read('sms')).toBe(1_060_000);
  });

  test('hears another tab until it stops listening', () => {
    const { parts, target } = createBrowser();
    const hear = vi.fn();
    const stop = createCountdown(parts).watch(hear);
    const change = (key: string) => Object.assign(new Event('storage'), { key });
    target.dispatchEvent(change('auth.resendAt'));
    target.dispatchEvent(change('theme'));
    expect(hear).toHaveBeenCalledTimes(1);
    stop();
    target.dispatchEvent(change('auth.resendAt'));
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
