// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { setDestination } from '../../navigation/reload/reload-once.ts';
import { entryGone } from './entry-gone.ts';
import { onBackEntry } from './entry.ts';
import { holdBack } from './hold-back.ts';

/** Lets the history move and tell of it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

/** A router hears of what the modal's entry does not keep to itself. */
const router = vi.fn();
addEventListener('popstate', router);

let release: (() => void) | undefined;
afterEach(async () => {
  release?.();
  await settle();
  router.mockClear();
});

it('Back closes, and the router hears nothing', async () => {
  const close = vi.fn();
  release = holdBack(close);
  expect(onBackEntry()).toBe(true);
  history.back();
  await settle();
  expect(close).toHaveBeenCalledOnce();
  expect(onBackEntry()).toBe(false);
  expect(router).not.toHaveBeenCalled();
});

it('Back while a link is on its way closes, and the router gives the link up', async () => {
  const close = vi.fn();
  release = holdBack(close);
  setDestination('/drugaya');
  history.back();
  await settle();
  setDestination(null);
  expect(close).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledOnce();
});

it('closing in another way takes the entry away', async () => {
  const close = vi.fn();
  holdBack(close)();
  await settle();
  expect(onBackEntry()).toBe(false);
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

it('keeps what the router wrote into the entry', () => {
  history.replaceState({ key: 'abc', idx: 2 }, '');
  release = holdBack(() => {});
  expect(history.state).toMatchObject({ key: 'abc', idx: 2 });
});

it('one modal after another has one entry', async () => {
  holdBack(() => {})();
  const close = vi.fn();
  release = holdBack(close);
  await settle();
  history.back();
  await settle();
  expect(close).toHaveBeenCalledOnce();
  expect(onBackEntry()).toBe(false);
});

it('a modal that opens while the last one’s entry leaves gets its own', async () => {
  holdBack(() => {})();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const close = vi.fn();
  release = holdBack(close);
  await settle();
  expect(onBackEntry()).toBe(true);
  history.back();
  await settle();
  expect(close).toHaveBeenCalledOnce();
});

it('leaves a page that another one has replaced alone', async () => {
  const close = vi.fn();
  const done = holdBack(close);
  history.replaceState(null, '', '/drugaya');
  done();
  await settle();
  expect(location.pathname).toBe('/drugaya');
  expect(close).not.toHaveBeenCalled();
});

it('tells when the entry is gone, so that a page may begin to load', async () => {
  holdBack(() => {})();
  expect(onBackEntry()).toBe(true);
  await entryGone();
  expect(onBackEntry()).toBe(false);
  expect(router).not.toHaveBeenCalled();
});
