// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { moscowTime } from '@m30/ui-kit/format';
import { installDialog } from '@m30/ui-kit/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FormLook } from '../../react/form-shell/FormShell.tsx';
import { FormsProvider } from '../../react/provider/FormsProvider.tsx';
import { createFakeForms } from '../../testing/fake-forms.ts';
import { chooseDay, fieldOf, fillLead, submitOf } from '../../testing/fill-lead.ts';
import { ConsultationObjectForm, ConsultationObjectModal } from './ConsultationObjectForm.tsx';

beforeAll(installDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(forms = createFakeForms(), look: FormLook = {}) {
  render(
    <FormsProvider forms={forms}>
      <ConsultationObjectForm {...look} />
    </FormsProvider>,
  );
  return forms;
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const slots = () => group('Время').queryAllByRole<HTMLInputElement>('radio').map(timeOf);
const timeOf = ({ value }: HTMLInputElement) => moscowTime(new Date(value));
const days = () =>
  group('День')
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

describe('day and time', () => {
  test('the time is shut until a day is chosen', () => {
    show();
    expect(slots()).toEqual([]);
    screen.getByText('Время: сначала выберите день');
    chooseDay('23.11.2026');
    expect([slots()[0], slots().at(-1), slots().length]).toEqual(['09:00', '19:30', 22]);
    chooseDay('22.11.2026');
    expect([slots()[0], slots().at(-1), slots().length]).toEqual(['10:00', '17:30', 16]);
  });

  test('of today only the slots ahead are offered', () => {
    show();
    chooseDay('20.11.2026');
    expect(slots()[0]).toBe('12:30');
  });

  test('days from today to one month ahead are offered', async () => {
    show();
    expect([days()[0], days().length]).toEqual(['2026-11-20', 14]);
    await userEvent.click(screen.getByRole('button', { name: /^Показать дни до\s20\sдекабря$/ }));
    expect([days().at(-1), days().length]).toEqual(['2026-12-20', 31]);
    expect(screen.queryByRole('button', { name: /^Показать дни/ })).toBeNull();
    // No calendar of the browser stands beside the tiles.
    expect(document.querySelector('input[type="date"]')).toBeNull();
  });

  test('a time that the other day has not is given up, and the button says what is chosen', async () => {
    show();
    chooseDay('23.11.2026');
    await userEvent.click(screen.getByRole('radio', { name: '19:30' }));
    screen.getByRole('button', { name: 'Записаться на\u00a023\u00a0ноября, 19:30' });
    chooseDay('22.11.2026');
    screen.getByRole('button', { name: 'Записаться' });
    await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
    chooseDay('23.11.2026');
    screen.getByRole('button', { name: 'Записаться на\u00a023\u00a0ноября, 10:30' });
  });

  test('a slot that has passed while the form stood open is refused in the page', async () => {
    const forms = createFakeForms();
    let now = new Date('2026-11-20T12:29:00+03:00');
    forms.now = () => now;
    show(forms);
    await fillLead(['name', 'phone', 'objects']);
    chooseDay('20.11.2026');
    await userEvent.click(screen.getByRole('radio', { name: '12:30' }));
    now = new Date('2026-11-20T12:30:00+03:00');
    await userEvent.click(submitOf());
    await screen.findByText('Это время уже недоступно. Выберите другое');
    expect(forms.sent).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '12:30' }));
  });
});

describe('the complex', () => {
  test('of the trigger is chosen at once', async () => {
    show(createFakeForms(), { data: { objects: 'zaliv' } });
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Жилой комплекс' });
    await waitFor(() => expect(list.value).toBe('Залив'));
  });

  test('is written by hand where the list can’t be had, which is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const forms = createFakeForms();
    forms.objects = () => Promise.reject(new Error('network'));
    show(forms);
    const box = await screen.findByRole('textbox', { name: 'Жилой комплекс' });
    await userEvent.type(box, 'Канал 9');
    await fillLead(['name', 'phone', 'date', 'time']);
    await userEvent.click(submitOf());
    await screen.findByRole('status');
    expect(forms.sent[0]?.payload).toMatchObject({ objects: 'Канал 9' });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

test('every missing field says so, and the first takes the focus', async () => {
  const forms = show();
  await userEvent.type(fieldOf('name'), 'Анна');
  await userEvent.type(fieldOf('phone'), '921');
  await userEvent.click(submitOf());
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('phone')));
  for (const words of [
    'Введите номер телефона полностью',
    'Выберите жилой комплекс',
    'Выберите день',
    'Выберите время',
  ]) {
    screen.getByText(words, { selector: '[id$="-error"] *' });
  }
  expect(forms.sent).toEqual([]);
});

test('goes with the lot of the trigger, to the method of the trigger', async () => {
  const forms = show(createFakeForms(), {
    data: { objectId: 'kanal-1-057', url: '/api/Form.Other' },
  });
  await fillLead(['name', 'phone', 'objects', 'date', 'time']);
  await userEvent.click(submitOf());
  await screen.findByRole('status');
  expect(forms.sent).toMatchObject([
    {
      method: '/api/Form.Other',
      payload: {
        objects: 'Канал 9',
        date: '23.11.2026',
        time: '11:30',
        objectId: 'kanal-1-057',
      },
    },
  ]);
  expect(forms.goals.at(-1)).toBe('consultationObject: consultation_send');
});

test('its window fills in the visitor that the host knows', () => {
  const forms = createFakeForms();
  forms.person = () => ({ name: 'Анна', phone: '+79213041762' });
  render(
    <FormsProvider forms={forms}>
      <ConsultationObjectModal open onClose={() => {}} />
    </FormsProvider>,
  );
  expect(fieldOf('name').value).toBe('Анна');
  expect(fieldOf('phone').value).toBe('+7 (921) 304-17-62');
});
