// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDetails } from '../../../store/order/order.examples.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import { OrderView } from './OrderView.tsx';

const post = vi.fn(async (_method: string, _input: object) => ({}));
vi.mock('@m30/shell/browser', () => ({
  browserApi: { post: (method: string, input: object) => post(method, input) },
}));

beforeEach(() => {
  post.mockClear();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const now = '2026-11-20T10:05:00+03:00';

function open(order: OrderDetails) {
  const router = createMemoryRouter([
    { path: '*', element: <OrderView order={order} now={now} /> },
  ]);
  return render(<RouterProvider router={router} />);
}

describe('an order in the account', () => {
  it('shows what is to be done above what has happened, and is accessible', async () => {
    const { container } = open(orderDetails());
    const items = screen.getByRole('region', { name: 'События' }).querySelectorAll('li');
    expect(items[0]?.textContent).toContain('Подпишите договор');
    expect(items[1]?.textContent).toContain('Документы отправлены');
    expect(screen.getByRole('link', { name: 'Продолжить' }).getAttribute('href')).toBe('/order/1');
    await expectAccessible(container);
  });

  it('extends the hold where it may be', async () => {
    open(orderDetails({ can: ['extend'] }));
    await userEvent.click(screen.getByRole('button', { name: /^Продлить бронь/ }));
    expect(post).toHaveBeenCalledWith('Order.Extend', { guid: orderDetails().guid });
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  });

  it('is cancelled only with a reason', async () => {
    const user = userEvent.setup();
    open(orderDetails({ can: ['cancel'] }));
    await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    const submit = screen.getAllByRole('button', { name: 'Отменить заказ' }).at(-1);
    if (submit) await user.click(submit);
    expect(screen.getByText('Выберите причину')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Не подошла цена' }));
    if (submit) await user.click(submit);
    const { guid } = orderDetails();
    expect(post).toHaveBeenCalledWith('Order.Cancel', { guid, reason: 'price' });
  });
});
