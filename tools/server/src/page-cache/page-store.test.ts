import { expect, test } from 'vitest';
import type { Sending } from './cached-page.ts';
import { createPageStore } from './page-store.ts';

const none: Sending = { status: 200, headers: [], body: null };
const entry = (bytes: number) => ({
  page: { etag: '', known: none, encoded: { br: none, gzip: none, identity: none }, bytes },
  renderedAt: 0,
  version: 0,
});

test('what was asked for longest ago goes first, within the bytes', () => {
  const store = createPageStore(600);
  for (const key of ['/a', '/b', '/c']) store.set(key, entry(100));
  store.get('/a');
  store.set('/d', entry(100));
  expect(['/a', '/b', '/c', '/d'].filter((key) => store.get(key))).toEqual(['/a', '/c', '/d']);
  expect(store.bytes).toBe(300);
});

test('endless queries do not drive the plain pages out', () => {
  const store = createPageStore(600);
  store.set('/katalog', entry(100));
  for (let page = 0; page < 1000; page++) store.set(`/katalog?page=${page}`, entry(100));
  expect(store.get('/katalog')).toBeDefined();
  expect(store.bytes).toBeLessThanOrEqual(600);
});

test('the same address takes its room once, and what is larger than all is not cached', () => {
  const store = createPageStore(600);
  store.set('/a', entry(100));
  store.set('/a', entry(200));
  store.set('/b', entry(400));
  expect([store.bytes, store.size]).toEqual([200, 1]);
});
