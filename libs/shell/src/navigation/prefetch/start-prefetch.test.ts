// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startPrefetch } from './start-prefetch.ts';

const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));

beforeAll(() => {
  vi.stubGlobal('fetch', fetched);
  startPrefetch('');
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
  fetched.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** A finger comes down on a link. */
function touch(path: string) {
  document.body.innerHTML = `<a href="${path}">Дальше</a>`;
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
}

it.each([
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
])('a page that is pointed at is not loaded ahead %s', (_, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  touch('/akcii');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([undefined, { saveData: false, effectiveType: '4g' }])(
  'it is loaded ahead where the connection is %o',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    touch(`/novosti/${connection?.effectiveType ?? 'unknown'}`);
    expect(fetched).toHaveBeenCalledOnce();
  },
);
