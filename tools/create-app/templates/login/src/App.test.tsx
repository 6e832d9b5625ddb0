// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApi } from '@m30/api/client';
import { createFakeFetch } from '@m30/api/testing';
import { createFakeEffects, refuse } from '@m30/auth/testing';
import { installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from './App.tsx';

beforeAll(installDialog);
afterEach(cleanup);

const guest = () => {
  const fetch = createFakeFetch({ answers: { 'User.GetInfo': () => ({ user: null }) } });
  return createApi({ origin: 'https://backend.example', fetch });
};

async function logIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Телефон'), '9213041762');
  await userEvent.type(dialog.getByLabelText('Пароль', { selector: 'input' }), 'granit-26');
  await userEvent.click(dialog.getByRole('button', { name: 'Войти' }));
}

test('a guest logs in by phone and password, and is led on', async () => {
  const effects = createFakeEffects();
  render(<App api={guest()} effects={effects} />);
  await logIn();
  await waitFor(() => expect(effects.isLoggedIn()).toBe(true));
  expect(effects.sent).toMatchObject([{ call: 'login', data: { password: 'granit-26' } }]);
});

test('a wrong password is said in the window', async () => {
  const login = async () => {
    throw refuse(401, 'Пароль не подходит');
  };
  render(<App api={guest()} effects={createFakeEffects({ login })} />);
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toContain('Пароль не подходит');
});

test('who is logged in is greeted, and may leave', async () => {
  const api = createApi({ origin: 'https://backend.example', fetch: createFakeFetch() });
  render(<App api={api} effects={createFakeEffects()} />);
  await screen.findByText(/Здравствуйте, \S+/);
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeTruthy();
});
