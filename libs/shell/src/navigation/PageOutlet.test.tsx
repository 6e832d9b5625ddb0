// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLostPageGuard } from './lost-page.ts';
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

function Layout() {
  navigate = useNavigate();
  useLostPageGuard();
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
      path: '/',
      Component: Layout,
      ErrorBoundary: () => (
        <>
          <header>Шапка</header>
          <h1>Ошибка сервера</h1>
        </>
      ),
      children: [
        { index: true, Component: () => 'Главная' },
        { path: 'novosti', loader: () => new Promise(() => {}), Component: () => 'Новости' },
        { path: 'akcii', Component: () => 'Акции' },
      ],
    },
  ]);
  render(<Stub />);
  act(() => void navigate('/novosti'));
  await act(async () => void expect(routerReloads()).toBe(false));
  expect(await screen.findByRole('heading', { name: 'Ошибка сервера' })).toBeTruthy();
  expect(screen.getByText('Шапка')).toBeTruthy();
  await act(async () => void navigate('/akcii'));
  expect(await screen.findByText('Акции')).toBeTruthy();
  console.mockRestore();
});
