// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeFetch } from '@m30/api/testing';
import { createFakeForms } from '@m30/forms/testing';
import { afterEach, expect, test } from 'vitest';
import { App } from './App.tsx';
import { createForms } from './forms.ts';

afterEach(cleanup);

async function send() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '89213041762');
  await userEvent.click(screen.getByRole('button', { name: 'Заказать звонок' }));
}

test('a lead is sent with its phone in order, and confirmed', async () => {
  const forms = createFakeForms();
  render(<App forms={forms} />);
  await send();
  await screen.findByRole('status');
  expect(forms.sent[0]?.payload).toMatchObject({ name: 'Анна', phone: '+7 (921) 304-17-62' });
});

test('after a lost answer the very same lead is sent again', async () => {
  const forms = createFakeForms(['no-network', 'success']);
  render(<App forms={forms} />);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
  await screen.findByRole('status');
  expect(forms.sent[1]).toEqual(forms.sent[0]);
});

test('leads go to the backend by the contract', async () => {
  const fetch = createFakeFetch();
  const forms = createForms('https://backend.example', fetch);
  const lead = { name: 'Анна', phone: '+7 (921) 304-17-62', token: 'solved', url: '/' };
  const { text } = await forms.send('Form.CallRequest', lead, { idempotencyKey: 'one' });
  expect(text).not.toBe('');
  expect(fetch.calls).toMatchObject([{ name: 'Form.CallRequest', idempotencyKey: 'one' }]);
});
