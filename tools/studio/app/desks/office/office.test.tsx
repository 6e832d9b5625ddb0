// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const made = exampleOf('Office.Reserve');
const [lot] = exampleOf('Office.Lots').lots;
if (!lot) throw new Error('the example has no lot');

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Бронь для покупателя' }));

test('a caller gets a hold on the terms that were said, and the order is opened', async () => {
  const { calls, router, user } = openStudio('/orders?view=all');
  await screen.findByRole('button', { name: /Бронь для покупателя/ });
  await user.keyboard('n');
  const form = await dialog();
  await user.type(form.getByLabelText(/Номер и комплекс/), 'канал 49');
  await user.click(await form.findByRole('radio', { name: /Канал 9/ }));
  await user.selectOptions(form.getByLabelText('Как платит'), 'mortgage:standard');
  const months = form.getByLabelText('Срок, месяцев');
  await user.clear(months);
  await user.type(months, '240');
  await user.type(form.getByLabelText('Телефон'), '8 (911) 204-18-36');
  await user.type(form.getByLabelText('Фамилия'), 'Ковалёв');
  await user.type(form.getByLabelText('Имя'), 'Артём');
  await expectAccessible(document.body);
  await user.click(form.getByRole('button', { name: 'Забронировать и пригласить' }));
  await screen.findByText(`Заказ ${made.number} открыт, СМС покупателю отправлена`);
  expect(calls).toEqual([
    {
      name: 'Office.Reserve',
      input: {
        ...{ lot: lot.guid, price: lot.price, phone: '8 (911) 204-18-36', last_name: 'Ковалёв' },
        ...{ name: 'Артём', second_name: '', email: '' },
        payment: {
          ...{ kind: 'mortgage', programme: 'standard', down_payment: 438_840_000, months: 240 },
        },
      },
    },
  ]);
  expect(router.state.location.pathname).toBe(`/orders/${made.order}`);
});

test('a lead brings what is known of the caller, and a lot that went to another says so', async () => {
  const lead = exampleOf('Leads.Get').lead;
  const { calls, user } = openStudio(`/leads?view=all&lead=${lead.guid}`, {
    'Office.Reserve': () => {
      throw new Refusal(409, 'Эту квартиру уже забронировал другой покупатель');
    },
  });
  await user.click(await screen.findByRole('button', { name: /Оформить бронь/ }));
  const form = await dialog();
  expect(form.getByLabelText<HTMLInputElement>('Фамилия').value).toBe('Ковалёв');
  expect(form.getByLabelText<HTMLInputElement>('Телефон').value).toBe(lead.phone);
  await user.click(await form.findByRole('radio', { name: /Канал 9/ }));
  await user.click(form.getByRole('button', { name: 'Забронировать и пригласить' }));
  expect((await form.findByRole('alert')).textContent).toContain('забронировал другой');
  expect(calls[0]?.input).toMatchObject({ lead: lead.guid });
});

test('without a lot the form says what is missing, and sends nothing', async () => {
  const { calls, user } = openStudio('/orders?view=all');
  await user.click(await screen.findByRole('button', { name: /Бронь для покупателя/ }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Забронировать и пригласить' }));
  expect(await form.findByText('Напишите фамилию')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('who may not open orders sees no way to', async () => {
  openStudio('/orders?view=all', { 'Session.Me': () => meWith(['orders.read']) });
  await screen.findByRole('table', { name: 'Заказы' });
  expect(screen.queryByRole('button', { name: /Бронь для покупателя/ })).toBeNull();
});

test('a call is written down by a key', async () => {
  const { calls, user } = openStudio('/leads?view=all');
  await screen.findByRole('button', { name: /Записать лида/ });
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Записать лида' }));
  await user.type(form.getByLabelText('Имя'), 'Алла');
  await user.type(form.getByLabelText('Телефон'), '+7 921 555-00-30');
  await user.type(form.getByLabelText('О чём говорили'), 'Просит второй этаж');
  await user.click(form.getByRole('button', { name: 'Записать' }));
  await screen.findByText('Лид записан');
  expect(calls[0]?.input).toEqual({
    ...{ came: 'call', name: 'Алла', phone: '+7 921 555-00-30', email: '' },
    note: 'Просит второй этаж',
  });
});
