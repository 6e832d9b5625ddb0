// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Outlet, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPageLost, useLostPageGuard } from './lost-page.ts';
import { PageMeta } from './PageMeta.tsx';
import { PageOutlet } from './PageOutlet.tsx';

let navigation: EventTarget;
let navigate: NavigateFunction = () => {};

beforeEach(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  // A page that was reloaded a moment ago.
  sessionStorage.setItem('m30.reload', String(Date.now()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Root() {
  navigate = useNavigate();
  useLostPageGuard();
  return (
    <>
      <PageMeta />
      <Outlet />
    </>
  );
}

function Layout() {
  return (
    <>
      <header>Шапка</header>
      <PageOutlet />
    </>
  );
}

/** The router asks for a reload, as it does for a lost page. @returns whether the browser reloads */
const routerReloads = () => {
  const event = new Event('navigate', { cancelable: true });
  return navigation.dispatchEvent(
    Object.assign(event, { navigationType: 'reload', userInitiated: false }),
  );
};

it('a page that is lost again is an error within the frame, until another one comes', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const Stub = createRoutesStub([
    {
      Component: Root,
      children: [
        {
          Component: Layout,
          ErrorBoundary: () => (
            <>
              <title>Ошибка сервера</title>
              <header>Шапка</header>
              <h1>Ошибка сервера</h1>
            </>
          ),
          children: [
            { path: '/', Component: () => 'Главная', meta: () => [{ title: 'Главная' }] },
            { path: 'novosti', loader: () => new Promise(() => {}), Component: () => 'Новости' },
            { path: 'akcii', Component: () => 'Акции', meta: () => [{ title: 'Акции' }] },
          ],
        },
      ],
    },
  ]);
  render(<Stub />);
  expect(document.title).toBe('Главная');
  act(() => void navigate('/novosti'));
  await act(async () => void expect(routerReloads()).toBe(false));
  expect(await screen.findByRole('heading', { name: 'Ошибка сервера' })).toBeTruthy();
  expect(screen.getByText('Шапка')).toBeTruthy();
  // The page that was left no longer names the tab.
  expect(document.title).toBe('Ошибка сервера');
  await act(async () => {
    // As the next link does.
    setPageLost(false);
    void navigate('/akcii');
  });
  expect(await screen.findByText('Акции')).toBeTruthy();
  expect(document.title).toBe('Акции');
  console.mockRestore();
});
