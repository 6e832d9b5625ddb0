// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Prefetch } from './Prefetch.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

/** A page whose visitor has moved a hand already, with links on it. */
async function show() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <a href="/akcii?page=2">Акции</a>
          <a href="/novosti" target="_blank">
            Новости
          </a>
          <a href="https://example.com/akcii">Чужой сайт</a>
          <Prefetch basename="" />
        </>
      ),
    },
    { path: '/akcii', Component: () => 'Акции', loader: () => null },
  ]);
  const page = render(<Stub />);
  act(() => void window.dispatchEvent(new Event('touchstart')));
  await act(() => vi.dynamicImportSettled());
  return page;
}

/** A finger comes down on a link. */
const touch = (page: Awaited<ReturnType<typeof show>>, name: string) =>
  act(() => void page.getByText(name).dispatchEvent(new Event('touchstart', { bubbles: true })));

const prefetched = () => document.querySelector('a[hidden]')?.getAttribute('href');

it('the page of a touched link is asked for ahead', async () => {
  const page = await show();
  expect(prefetched()).toBeUndefined();
  touch(page, 'Акции');
  expect(prefetched()).toBe('/akcii?page=2');
  expect(document.querySelector('a[hidden]')?.hasAttribute('data-discover')).toBe(true);
});

it.each(['Новости', 'Чужой сайт'])('a link that leads out of the page is not: %s', async (name) => {
  const page = await show();
  touch(page, name);
  expect(prefetched()).toBeUndefined();
});

it.each([
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
])('nothing is prefetched %s', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const page = await show();
  touch(page, 'Акции');
  expect(prefetched()).toBeUndefined();
});
