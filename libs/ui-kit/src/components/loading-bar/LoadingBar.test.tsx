// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingBar } from './LoadingBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bar = () => screen.queryByRole('progressbar', { name: 'Загружаем страницу' });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('appears after 200 ms and goes when the page is there, effects run twice or not', () => {
  const page = (loading: boolean) => (
    <StrictMode>
      <LoadingBar loading={loading} />
    </StrictMode>
  );
  const { rerender } = render(page(true));
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBeTruthy();
  rerender(page(false));
  expect(bar()).toBeNull();
});

it('runs for 5 s before it waits near its end', () => {
  render(<LoadingBar loading data-testid="bar" />);
  const { style } = screen.getByTestId('bar');
  expect(style.getPropertyValue('--m30-loading-duration')).toBe('5000ms');
});
