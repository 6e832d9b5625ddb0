// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPagePreloader } from './preload-page.ts';

const route = (id: string, parentId: string | undefined, more: object) => ({
  id,
  ...(parentId && { parentId }),
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  ...more,
});

const fetched = vi.fn();

beforeEach(() => {
  window.__reactRouterManifest = {
    version: 'v1',
    routes: { root: route('root', undefined, { path: '' }), frame: route('frame', 'root', {}) },
  };
  vi.stubGlobal('fetch', (url: string) => {
    fetched(url);
    return Promise.resolve(
      Response.json({
        list: route('list', 'frame', { path: 'obekty' }),
        one: route('one', 'frame', { path: 'obekty/:vendor', css: ['/assets/one.css'] }),
        rest: route('rest', 'frame', { path: '*' }),
      }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  document.head.innerHTML = '';
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.href}`);

it('loads scripts and styles of the matching page alone, each once', async () => {
  await createPagePreloader('')('/obekty/kanal');
  expect(links()).toEqual([
    'modulepreload http://localhost:3000/assets/root.js',
    'modulepreload http://localhost:3000/assets/shared.js',
    'modulepreload http://localhost:3000/assets/frame.js',
    'modulepreload http://localhost:3000/assets/one.js',
    'prefetch http://localhost:3000/assets/one.css',
  ]);
});

it('asks as the router will, so that its question is answered from the cache', async () => {
  await createPagePreloader('/lk')('/lk/orders');
  expect(fetched).toHaveBeenCalledWith('/lk/__manifest?paths=%2Flk%2C%2Flk%2Forders&version=v1');
});

it('asks once for a path', async () => {
  const preload = createPagePreloader('');
  await Promise.all([preload('/obekty'), preload('/obekty')]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
