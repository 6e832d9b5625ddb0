// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { snapshotNames } from '@m30/auth/examples';
import { expectAccessible, expectHydrates, installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuthTestPage } from './AuthTestPage.tsx';

const user = { id: 1, guid: 'g-1', name_full: 'Савельева Марина Андреевна' };
const answer = (who: typeof user | null) =>
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: { user: who } }));

beforeAll(installDialog);
beforeEach(() => answer(null));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('tells a guest that nobody is logged in', async () => {
  render(<AuthTestPage />);
  expect(await screen.findByText(/Никто не/)).toBeTruthy();
});

test('tells a buyer who he is', async () => {
  answer(user);
  render(<AuthTestPage />);
  expect(await screen.findByText('Савельева Марина Андреевна')).toBeTruthy();
  expect(screen.getByText('g-1')).toBeTruthy();
});

test('lists every example and opens the window in its state', async () => {
  render(<AuthTestPage />);
  const states = within(screen.getByRole('region', { name: 'Состояния' })).getAllByRole('button');
  expect(states).toHaveLength(Object.keys(snapshotNames).length);
  await userEvent.click(screen.getByRole('button', { name: /^Новый пароль, слабый/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Смена пароля' });
  expect(dialog.getAttribute('data-state')).toBe('success_changecode');
  expect(await within(dialog).findByText(/Пароль слабый/)).toBeTruthy();
});

test('renders on the server, hydrates in silence, is accessible', async () => {
  const { container, unmount } = await expectHydrates(<AuthTestPage />);
  await expectAccessible(container);
  unmount();
});
