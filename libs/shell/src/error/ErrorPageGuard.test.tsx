// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('the error page is broken');
}

it('an error page that fails leaves an English notice with a link home', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorPageGuard>
      <Broken />
    </ErrorPageGuard>,
  );
  expect(screen.getByRole('main').lang).toBe('en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  const home = screen.getByRole('link', { name: 'Go to the home page' });
  expect(home.getAttribute('href')).toBe('/');
});

it('an error page that works is shown as it is', () => {
  render(<ErrorPageGuard>Ошибка сервера</ErrorPageGuard>);
  expect(screen.getByText('Ошибка сервера')).toBeTruthy();
});
