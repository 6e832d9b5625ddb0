// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installDialog } from '@m30/ui-kit/testing';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FormLook } from '../../react/form-shell/FormShell.tsx';
import { FormsProvider } from '../../react/provider/FormsProvider.tsx';
import { createFakeForms, refuse, type FakeForms } from '../../testing/fake-forms.ts';
import { CallbackForm, CallbackModal } from './CallbackForm.tsx';

beforeAll(installDialog);
afterEach(cleanup);

const show = (forms: FakeForms, look: FormLook = {}) =>
  render(
    <StrictMode>
      <FormsProvider forms={forms}>
        <CallbackForm {...look} />
      </FormsProvider>
    </StrictMode>,
  );

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя' });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
const button = () => screen.getByRole('button', { name: 'Жду звонка' });

async function fillAndSend() {
  await userEvent.type(name(), 'Анна');
  await userEvent.type(phone(), '89213041762');
  await userEvent.click(button());
}

test('a sent form is replaced by the words of the server, which take the focus', async () => {
  const forms = createFakeForms();
  show(forms);
  await fillAndSend();
  const words = await screen.findByRole('status');
  expect(words.textContent).toBe('Спасибо, Анна. Перезвоним сегодня до\u00a021:00.');
  expect(document.activeElement).toBe(words);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(forms.sent).toEqual([
    {
      method: 'Form.CallRequest',
      idempotencyKey: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      payload: {
        name: 'Анна',
        phone: '+7 (921) 304-17-62',
        url: '/katalog',
        token: 'token-1',
        consent: { mode: 'default', version: '2026-11-01' },
      },
    },
  ]);
  expect(forms.goals).toEqual([
    'callRequest: form_opened',
    'callRequest: form_sent',
    'callRequest: callback_send',
  ]);
});

test('nothing is checked in the page: an empty form goes to the server', async () => {
  const forms = createFakeForms();
  show(forms);
  await userEvent.click(button());
  await screen.findByRole('status');
  expect(forms.sent[0]?.payload).toMatchObject({ name: '', phone: '' });
});

test('a press while the answer is awaited sends nothing more', async () => {
  const forms = createFakeForms();
  let answer = (_: { text: string }) => {};
  forms.send = vi.fn(() => new Promise<{ text: string }>((resolve) => (answer = resolve)));
  show(forms);
  await fillAndSend();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button());
  await userEvent.type(name(), '{Enter}');
  expect(forms.send).toHaveBeenCalledTimes(1);
  answer({ text: 'Готово' });
  await screen.findByText('Готово');
});

test('a refusal shows the message of the server and keeps what was typed', async () => {
  show(createFakeForms(['refusal']));
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Слишком много заявок');
  expect(name().value).toBe('Анна');
  expect(phone().value).toBe('+7 (921) 304-17-62');
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('a refusal of one field stands beside it and moves the focus there', async () => {
  show(createFakeForms(['wrong-phone']));
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  screen.getByRole('textbox', { description: 'Введите номер телефона полностью' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a lost answer is said in one line and sent again as the very same request', async () => {
  const forms = createFakeForms(['no-network', 'no-network', 'success']);
  show(forms);
  await fillAndSend();
  await screen.findByText(/не отправилась/);
  expect(name().value).toBe('Анна');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
  await waitFor(() => expect(forms.sent).toHaveLength(2));
  expect(document.activeElement).toBe(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
  await screen.findByRole('status');
  expect(forms.sent[1]).toEqual(forms.sent[0]);
  expect(forms.sent[2]).toEqual(forms.sent[0]);
});

test('a counter that fails does not hide the confirmation', async () => {
  const forms = createFakeForms();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  forms.onGoal = () => {
    throw new Error('blocked');
  };
  show(forms);
  await fillAndSend();
  await screen.findByRole('status');
  expect(report).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('consent', () => {
  test('by default a line links to the policy', () => {
    show(createFakeForms());
    const link = screen.getByRole('link', { name: /^политикой конфиденциальности/ });
    expect(link.getAttribute('href')).toBe('/politika-konfidentsialnosti/');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('in the explicit mode an unticked box blocks sending and says so', async () => {
    const forms = createFakeForms(['success'], 'explicit');
    show(forms);
    await fillAndSend();
    const box = screen.getByRole('checkbox', {
      description: 'Отметьте согласие, чтобы отправить заявку',
    });
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(forms.sent).toHaveLength(0);
    await userEvent.click(box);
    await userEvent.click(button());
    await screen.findByRole('status');
    expect(forms.sent[0]?.payload.consent).toEqual({
      mode: 'explicit',
      version: '2026-11-01',
      kinds: ['processing'],
    });
  });
});

test('a server that asks for a consent which this page did not know of gets its box', async () => {
  const forms = createFakeForms();
  forms.send = vi.fn(forms.send).mockRejectedValueOnce(refuse(422, 'Отметьте согласие', 'consent'));
  show(forms);
  await fillAndSend();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    description: 'Отметьте согласие, чтобы отправить заявку',
  });
  expect(box.checked).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.click(box);
  await userEvent.click(button());
  await screen.findByRole('status');
  expect(forms.sent.at(-1)?.payload.consent).toMatchObject({ mode: 'explicit' });
});

test('the inline band has its own heading and button', () => {
  show(createFakeForms(), { variant: 'inline' });
  screen.getByRole('region', { name: 'Подберём квартиру и\u00a0посчитаем платёж' });
  screen.getByRole('button', { name: 'Заказать звонок' });
});

test('the heading of the window follows the form to the confirmation', async () => {
  const forms = createFakeForms();
  render(
    <FormsProvider forms={forms}>
      <CallbackModal open onClose={() => {}} />
    </FormsProvider>,
  );
  screen.getByRole('heading', { name: 'Заказать звонок' });
  await fillAndSend();
  await screen.findByRole('heading', { name: 'Заявка принята' });
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
