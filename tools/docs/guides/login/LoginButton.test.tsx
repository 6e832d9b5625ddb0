// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LoginButton } from './LoginButton.tsx';

beforeAll(installDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the window asks the host’s own server, and says its refusal', async () => {
  const answer = { text: 'Пароль не подходит' };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer, { status: 401 }));
  vi.stubGlobal('fetch', fetch);
  render(<LoginButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await userEvent.type(screen.getByLabelText('Телефон'), '9213041762');
  await userEvent.type(screen.getByLabelText('Пароль', { selector: 'input' }), 'granit-26');
  const dialog = screen.getByRole('dialog');
  const [submit] = [...dialog.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Войти',
  );
  if (submit) await userEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toContain('Пароль не подходит');
  expect(fetch.mock.calls[0]?.[0]).toBe('/backend/login');
});
