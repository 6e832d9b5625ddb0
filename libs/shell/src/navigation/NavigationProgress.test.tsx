// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Outlet, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';

afterEach(cleanup);

let navigate: NavigateFunction = () => {};

function Page() {
  navigate = useNavigate();
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

it('the loading bar runs while a page is on its way, and goes with its arrival', async () => {
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      children: [
        { index: true, Component: () => 'Главная' },
        { path: 'novosti', loader, Component: () => 'Новости' },
      ],
    },
  ]);
  render(<Stub />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void navigate('/novosti'));
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('progressbar', { name: 'Загружаем страницу' });
  await act(async () => arrive());
  expect(await screen.findByText('Новости')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
