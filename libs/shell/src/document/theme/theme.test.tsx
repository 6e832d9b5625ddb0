// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { THEME_KEY, themeScript } from './theme-script.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const root = document.documentElement;
/** Runs the script as a document does when it is parsed. */
const open = () => (0, eval)(themeScript);

beforeAll(open);
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset['theme'];
  vi.restoreAllMocks();
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['"><script>', undefined],
  [null, undefined],
])('opens a document of who chose %s', (stored, theme) => {
  if (stored !== null) localStorage.setItem(THEME_KEY, stored);
  open();
  expect(root.dataset['theme']).toBe(theme);
});

it('changes the theme, remembers it and says which one it is', () => {
  render(<ThemeSwitch />);
  const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((b) => b.textContent);
  expect(pressed()).toEqual(['Как в\u00a0системе']);
  press(/Тёмная/);
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(pressed()).toEqual(['Тёмная']);
  press(/Как в/);
  expect(root.dataset['theme']).toBeUndefined();
  expect(pressed()).toEqual(['Как в\u00a0системе']);
});

it('changes the theme of the page where nothing may be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  render(<ThemeSwitch />);
  act(() => screen.getByRole('button', { name: 'Тёмная' }).click());
  expect(root.dataset['theme']).toBe('dark');
});
