// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageFiles } from './page-files.ts';
import { createPagePreloader } from './preload-page.ts';

const files: PageFiles = {
  scripts: ['/assets/frame.js', '/assets/one.js'],
  styles: ['/assets/one.css'],
};
const fetched = vi.fn((_url: string) => Promise.resolve(Response.json(files)));

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  document.head.innerHTML = '';
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.href}`);

it('loads what the server names, each once', async () => {
  const preload = createPagePreloader('');
  await preload('/obekty/kanal');
  await preload('/obekty/gavan');
  expect(links()).toEqual([
    'modulepreload http://localhost:3000/assets/frame.js',
    'modulepreload http://localhost:3000/assets/one.js',
    'prefetch http://localhost:3000/assets/one.css',
  ]);
});

it('asks the app in which the page is, once for a path', async () => {
  const preload = createPagePreloader('/lk');
  await Promise.all([preload('/lk/orders'), preload('/lk/orders')]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/lk/page-files?path=%2Flk%2Forders');
});

it('asks again where there was no connection', async () => {
  const preload = createPagePreloader('');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await preload('/akcii');
  expect(links()).toEqual([]);
  await preload('/akcii');
  expect(links()).toHaveLength(3);
});
