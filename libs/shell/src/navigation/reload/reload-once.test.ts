// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
const lost = () => Promise.reject(new Error('chunk'));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockClear();
});

/** The module as a freshly loaded page has it. */
const newPage = () => {
  vi.resetModules();
  return import('./reload-once.ts');
};

describe('a chunk that does not arrive', () => {
  it('reloads the page and keeps who waits for it waiting', async () => {
    const { orReload } = await newPage();
    const settled = vi.fn();
    orReload(lost()).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  it('reloads once however many chunks fail', async () => {
    const { orReload } = await newPage();
    for (let count = 0; count < 5; count += 1) void orReload(lost());
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is an error when it fails again within a minute', async () => {
    (await newPage()).reloadOnce();
    vi.advanceTimersByTime(59_999);
    const { orReload } = await newPage();
    await expect(orReload(lost())).rejects.toThrow('chunk');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is an error without a connection: the browser’s own page would replace this one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { orReload } = await newPage();
    await expect(orReload(lost())).rejects.toThrow('chunk');
    expect(reload).not.toHaveBeenCalled();
  });

  it('may reload again after a minute', async () => {
    (await newPage()).reloadOnce();
    vi.advanceTimersByTime(60_000);
    expect((await newPage()).reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads where the page can’t remember that it did', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { reloadOnce } = await newPage();
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

it('the navigation that was broken off goes on after the reload, once', async () => {
  const { reloadOnce, setDestination } = await newPage();
  setDestination('/novosti?page=2');
  reloadOnce();
  const { takeDestination } = await newPage();
  expect(takeDestination()).toBe('/novosti?page=2');
  expect(takeDestination()).toBeNull();
});

it('a navigation that was given up goes on after a later reload, unless another has begun', async () => {
  const { setDestination, keepDestination, takeDestination } = await newPage();
  setDestination('/novosti');
  keepDestination();
  expect(takeDestination()).toBe('/novosti');
  keepDestination();
  setDestination('/akcii');
  expect(takeDestination()).toBeNull();
});
