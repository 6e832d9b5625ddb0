// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Callback } from './Callback.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function send(answer: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer);
  vi.stubGlobal('fetch', fetch);
  render(<Callback />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '89213041762');
  await userEvent.click(screen.getByRole('button', { name: 'Жду звонка' }));
  return fetch;
}

test('a lead goes to the host’s own address, and its words are shown', async () => {
  const fetch = await send(Response.json({ text: '<p>Перезвоним</p>' }));
  expect((await screen.findByRole('status')).textContent).toBe('Перезвоним');
  const [path, options] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/backend/leads');
  expect(JSON.parse(String(options?.body))).toMatchObject({
    method: 'Form.CallRequest',
    name: 'Анна',
    phone: '+7 (921) 304-17-62',
  });
  expect(new Headers(options?.headers).get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

test('a refusal of a field stands beside it', async () => {
  const issues = [{ path: 'phone', message: 'Этот номер не отвечает' }];
  await send(Response.json({ text: 'Проверьте телефон', issues }, { status: 422 }));
  await screen.findByRole('textbox', { description: 'Этот номер не отвечает' });
});
