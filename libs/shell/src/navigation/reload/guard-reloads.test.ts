// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refused = vi.fn();
let navigation: EventTarget;
let stop = () => {};

/** Begins to guard as a freshly loaded page does. */
async function guard(isExpected = true) {
  stop();
  vi.resetModules();
  const { guardReloads } = await import('./guard-reloads.ts');
  stop = guardReloads(() => isExpected, refused);
}

/** A script asks for a reload. @returns whether the browser does it */
const reload = (more: object = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), {
      ...{ navigationType: 'reload', userInitiated: false },
      ...more,
    }),
  );

beforeEach(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  refused.mockClear();
});

it('the router reloads once a minute, in one page or two', async () => {
  await guard();
  expect(reload()).toBe(true);
  await guard();
  expect(reload()).toBe(false);
  expect(refused).toHaveBeenCalledOnce();
});

it.each([
  ['a visitor’s own reload', { userInitiated: true }],
  ['a navigation', { navigationType: 'push' }],
])('%s is never refused', async (_, more) => {
  await guard();
  reload();
  expect(reload(more)).toBe(true);
});

it('a reload that nothing was lost for is none of its business', async () => {
  await guard(false);
  expect(reload()).toBe(true);
  await guard();
  expect(reload()).toBe(true);
});

it('parts of a page that are lost together reload it once', async () => {
  await guard();
  expect([reload(), reload()]).toEqual([true, false]);
  expect(refused).not.toHaveBeenCalled();
});

it('a browser that does not ask is left alone', async () => {
  vi.unstubAllGlobals();
  await expect(guard()).resolves.toBeUndefined();
});
