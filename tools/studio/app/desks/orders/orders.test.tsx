// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const order = exampleOf('Orders.Get').order;
const guid = order.guid;
const file = order.documents[0]?.file;

test('an order is found in the list and opened at its own address', async () => {
  const { router, user } = openStudio('/orders');
  await user.click(await screen.findByRole('link', { name: order.number }));
  expect(await screen.findByRole('heading', { name: order.lot, level: 1 })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/orders/${order.guid}`);
  expect(screen.getByRole('list', { name: 'Этап 6 из 10' })).toBeTruthy();
  await expectAccessible(document.body);
});

test('a document is accepted by a key', async () => {
  const { calls, user } = openStudio(`/orders/${order.guid}`);
  await screen.findByRole('button', { name: /^Принять/ });
  await user.keyboard('a');
  expect(await screen.findByText('Документ принят')).toBeTruthy();
  expect(calls).toEqual([{ name: 'Documents.Accept', input: { order: guid, file } }]);
});

test('a document is given back with a reason, a usual one or an own', async () => {
  const { calls, user } = openStudio(`/orders/${order.guid}`);
  await user.click(await screen.findByRole('button', { name: /Отказать с причиной/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Вернуть/ }));
  await user.click(dialog.getByRole('button', { name: 'Нет разворота с пропиской' }));
  await user.type(dialog.getByLabelText('Причина'), ', страницы 4–5');
  await user.click(dialog.getByRole('button', { name: 'Вернуть покупателю' }));
  await screen.findByText(/покупатель извещён/);
  expect(calls[0]?.input).toEqual({
    order: guid,
    file,
    reason: 'Нет разворота с пропиской, страницы 4–5',
  });
});

test('a refund is asked for, and waits for a second person', async () => {
  const { calls, user } = openStudio(`/orders/${order.guid}`);
  await user.click(await screen.findByRole('button', { name: 'Отменить и вернуть деньги' }));
  await user.type(await screen.findByLabelText('Причина'), 'Покупатель просит вернуть деньги');
  await user.click(screen.getByRole('button', { name: 'Попросить о возврате' }));
  await screen.findByText(/подтвердит второй человек/, { selector: '[data-kind] *' });
  expect(calls[0]?.name).toBe('Orders.AskRefund');
});

test('a discount over the limit of the role says so, and waits for a second person', async () => {
  const { calls, user } = openStudio(`/orders/${order.guid}`);
  await user.click(await screen.findByRole('button', { name: 'Дать скидку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Дать скидку' }));
  await user.click(dialog.getByRole('button', { name: 'Дать скидку' }));
  expect(dialog.getByText('Введите скидку, от 1000 ₽')).toBeTruthy();
  await user.type(dialog.getByLabelText('Скидка, ₽'), '3000000');
  expect(dialog.getByText('Больше 10 % не дают и вдвоём')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Скидка, ₽'));
  await user.type(dialog.getByLabelText('Скидка, ₽'), '1000000');
  expect(dialog.getByText(/^Новая цена 20\s942\s000\s₽, скидка 4,6/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Причина/), 'Вторая квартира');
  await expectAccessible(document.body);
  await user.click(dialog.getByRole('button', { name: 'Отправить на подтверждение' }));
  await screen.findByText('Ушло на подтверждение');
  expect(calls[0]?.input).toEqual({
    ...{ order: guid, amount: 100_000_000, former: 2_194_200_000, reason: 'Вторая квартира' },
  });
});

test('a discount is taken back with a reason: the price of before is told, and a second person where it was large', async () => {
  const can = { ...order.can, discount: false, withdraw_discount: true };
  const given = { ...order, discount: 100_000_000, can };
  const { calls, user } = openStudio(`/orders/${guid}`, { 'Orders.Get': () => ({ order: given }) });
  await user.click(await screen.findByRole('button', { name: 'Отменить скидку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить скидку' }));
  expect(dialog.getByText(/снова станет 22\s942\s000\s₽.*Нужен второй человек/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Условие скидки не выполнено' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить на подтверждение' }));
  await screen.findByText('Скидка отменена');
  expect(calls[0]).toEqual({
    name: 'Orders.WithdrawDiscount',
    input: { order: guid, former: order.price, reason: 'Условие скидки не выполнено' },
  });
});

test('who may not check documents sees them and decides nothing', async () => {
  openStudio(`/orders/${order.guid}`, { 'Session.Me': () => meWith(['orders.read']) });
  expect(await screen.findByRole('button', { name: /Паспорт, Савельева/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Принять|Отказать|Отменить/ })).toBeNull();
});
