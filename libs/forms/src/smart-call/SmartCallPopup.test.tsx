// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FormsProvider } from '../react/provider/FormsProvider.tsx';
import { createFakeForms, fakePopup, type FakeForms } from '../testing/fake-forms.ts';
import { fieldOf, submitOf } from '../testing/fill-lead.ts';
import './SmartCallCard.tsx';
import { SmartCallPopup } from './SmartCallPopup.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (forms: FakeForms, path = '/katalog') => (
  <StrictMode>
    <FormsProvider forms={forms}>
      <input aria-label="Поиск" />
      <SmartCallPopup path={path} />
    </FormsProvider>
  </StrictMode>
);

async function open(forms = createFakeForms()) {
  const view = render(page(forms));
  await pass(0);
  return { forms, ...view };
}

/** Lets seconds pass, and everything that waits for them. */
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  // The card's module is loaded by the platform, not by the clock.
  await act(() => vi.dynamicImportSettled());
};

const popup = () => screen.queryByRole('dialog', { name: fakePopup.headline });
const card = () => within(popup() ?? document.body);
const close = () => fireEvent.click(card().getByRole('button', { name: 'Закрыть' }));

async function send() {
  fireEvent.change(fieldOf('name', card()), { target: { value: 'Анна' } });
  fireEvent.input(fieldOf('phone', card()), { target: { value: '+7 (921) 304-17-62' } });
  await pass(0);
  fireEvent.click(submitOf(card()));
  await pass(1);
}

describe('showing itself', () => {
  test('after the delay, without taking the focus, and announced', async () => {
    const { forms } = await open();
    const status = screen.getByRole('status');
    await pass(59);
    expect(popup()).toBeNull();
    expect(status.textContent).toBe('');
    await pass(1);
    expect(popup()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(status.textContent).toBe(fakePopup.headline);
    expect(forms.goals).toEqual(['smartCall: form_opened']);
  });

  test('waits while a field has the focus', async () => {
    await open();
    screen.getByRole('textbox', { name: 'Поиск' }).focus();
    await pass(120);
    expect(popup()).toBeNull();
    screen.getByRole('textbox', { name: 'Поиск' }).blur();
    await pass(3);
    expect(popup()).not.toBeNull();
  });

  test('waits while a modal is open', async () => {
    const modal = document.createElement('dialog');
    modal.setAttribute('open', '');
    document.body.append(modal);
    await open();
    await pass(120);
    expect(popup()).toBeNull();
    modal.remove();
    await pass(3);
    expect(popup()).not.toBeNull();
  });

  test('begins anew on another page', async () => {
    const { forms, rerender } = await open();
    const asked = vi.spyOn(forms, 'popup');
    await pass(59);
    rerender(page(forms, '/novosti'));
    await pass(59);
    expect(popup()).toBeNull();
    expect(asked).toHaveBeenCalledWith('/novosti');
    await pass(1);
    expect(popup()).not.toBeNull();
    rerender(page(forms, '/katalog'));
    expect(popup()).toBeNull();
  });

  test('never, where the server has none for the page', async () => {
    const forms = createFakeForms();
    forms.popup = () => Promise.resolve(null);
    const { container } = await open(forms);
    await pass(1000);
    expect(container.querySelector('section, [role="status"]')).toBeNull();
  });

  test('never after a failed loading, which is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const forms = createFakeForms();
    forms.popup = () => Promise.reject(new Error('network'));
    await open(forms);
    await pass(1000);
    expect(popup()).toBeNull();
    expect(report).toHaveBeenCalledWith(new Error('network'));
  });
});

describe('closing', () => {
  test('brings it back once after the interval', async () => {
    await open();
    await pass(60);
    close();
    await pass(119);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).not.toBeNull();
    close();
    await pass(10_000);
    expect(popup()).toBeNull();
  });

  test('by Escape gives the focus back to where it came from', async () => {
    await open();
    await pass(60);
    const search = screen.getByRole('textbox', { name: 'Поиск' });
    search.focus();
    fieldOf('name', card()).focus();
    fieldOf('phone', card()).focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(search);
  });

  test('does not answer an Escape that is meant for a modal', async () => {
    await open();
    await pass(60);
    const modal = document.createElement('dialog');
    modal.setAttribute('open', '');
    document.body.append(modal);
    fireEvent.keyDown(document, { key: 'Escape' });
    modal.remove();
    expect(popup()).not.toBeNull();
  });
});

describe('its form', () => {
  test('can be sent only with a name and a phone', async () => {
    await open();
    await pass(60);
    expect(submitOf(card()).disabled).toBe(true);
    fireEvent.change(fieldOf('name', card()), { target: { value: ' ' } });
    fireEvent.input(fieldOf('phone', card()), { target: { value: '9' } });
    await pass(0);
    expect(submitOf(card()).disabled).toBe(true);
    fireEvent.change(fieldOf('name', card()), { target: { value: 'Анна' } });
    expect(submitOf(card()).disabled).toBe(false);
  });

  test('is replaced by the confirmation, with the alert and the goals, and never comes back', async () => {
    const { forms, rerender } = await open();
    await pass(60);
    await send();
    expect(card().getByText(/Перезвоним сегодня/)).toBe(document.activeElement?.querySelector('p'));
    expect(forms.sent).toMatchObject([
      {
        method: 'SmartCall.CallTouch',
        payload: { name: 'Анна', phone: '+7 (921) 304-17-62', url: '/katalog', token: 'token-1' },
      },
    ]);
    expect(forms.alerts).toEqual(['Запрос на обратный звонок отправлен']);
    expect(forms.goals).toEqual([
      'smartCall: form_opened',
      'smartCall: form_sent',
      'smartCall: callback_send',
    ]);
    close();
    await pass(10_000);
    expect(popup()).toBeNull();
    rerender(page(forms, '/novosti'));
    await pass(10_000);
    expect(popup()).toBeNull();
  });

  test('closed while the answer is awaited, it does not come back either', async () => {
    const forms = createFakeForms(['slow']);
    await open(forms);
    await pass(60);
    await send();
    close();
    await pass(10_000);
    expect(popup()).toBeNull();
    expect(forms.alerts).toHaveLength(1);
  });

  test.each(['refusal', 'wrong-phone'] as const)('says a %s in one line', async (answer) => {
    await open(createFakeForms([answer]));
    await pass(60);
    await send();
    const words = answer === 'refusal' ? 'Слишком много' : 'Введите номер телефона полностью';
    expect(card().getByRole('alert').textContent).toContain(words);
    expect(fieldOf('name', card()).value).toBe('Анна');
    close();
    await pass(120);
    expect(popup()).not.toBeNull();
  });
});

test('wears the colours of the server where they can be read', async () => {
  const forms = createFakeForms();
  forms.popup = () => Promise.resolve({ ...fakePopup, color: '#ffee00', color2: '#fffffe' });
  await open(forms);
  await pass(60);
  const { style } = popup() ?? document.body;
  expect(style.getPropertyValue('--m30-head')).toBe('#ffee00');
  expect(style.getPropertyValue('--m30-on-head')).toBe('#12202a');
  expect(style.getPropertyValue('--m30-signal')).toBe('');
});

test('in the explicit mode the request waits for its box', async () => {
  const { forms } = await open(createFakeForms(['success'], 'explicit'));
  await pass(60);
  // Nothing is ticked ahead, neither processing nor marketing.
  const boxes = card().getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await send();
  await send();
  const box = card().getByRole<HTMLInputElement>('checkbox', { name: /согласие на.обработку/i });
  expect([box.checked, box.getAttribute('aria-invalid'), forms.sent]).toEqual([false, 'true', []]);
  expect(forms.goals).toEqual(['smartCall: form_opened']);
  fireEvent.click(box);
  fireEvent.click(submitOf(card()));
  await pass(1);
  expect(forms.sent[0]?.payload.consent).toMatchObject({ mode: 'explicit', kinds: ['processing'] });
});
