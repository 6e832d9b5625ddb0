// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../store/order/order.ts';
import { orderWith } from '../../../store/order/order.fixture.ts';
import { OrderPage } from './OrderPage.tsx';

const post = vi.fn(async (_method: string, _input: object) => ({}));
vi.mock('@m30/shell/browser', () => ({
  browserApi: { post: (method: string, input: object) => post(method, input) },
}));

beforeEach(() => void post.mockClear());
afterEach(cleanup);

function open(order: Order, asked: string | null = null) {
  const page = <OrderPage order={order} programmes={[]} asked={asked} isBack={false} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return render(<RouterProvider router={router} />);
}

describe('the order', () => {
  it.each(['oplata', 'uchastniki', 'dokumenty', 'proverka'])(
    'step %s is accessible',
    async (slug) => {
      const { container } = open(orderWith(), slug);
      await expectAccessible(container);
    },
  );

  it('tells what is missing of a second participant and leads to each field', async () => {
    const user = userEvent.setup();
    open(orderWith({ participants: [] }), 'uchastniki');
    await user.click(screen.getByRole('button', { name: 'Дальше: документы' }));
    const summary = screen.getByText('Проверьте форму').closest('[role="alert"]');
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('link', { name: 'Участник 2: Заполните поле «СНИЛС»' }));
    expect(document.activeElement?.id).toBe('order-users-1-snils');
    expect(post).not.toHaveBeenCalledWith('Order.SetUsers', expect.anything());
  });

  it('divides the flat equally and keeps what is typed', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'uchastniki');
    await user.click(screen.getByRole('button', { name: 'Добавить участника' }));
    expect(
      screen
        .getAllByRole('textbox', { name: 'Доля' })
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['1/3', '1/3', '1/3']);
    await waitFor(() => expect(screen.getByText(/^Сохранено/)).toBeTruthy(), { timeout: 3_000 });
    expect(post).toHaveBeenCalledWith(
      'Order.SaveDraft',
      expect.objectContaining({ step: 'users' }),
    );
  });

  it('asks for the offer before the payment', async () => {
    const user = userEvent.setup();
    open(orderWith(), 'proverka');
    await user.click(screen.getByRole('button', { name: /^Оплатить бронь/ }));
    expect(screen.getAllByText('Чтобы оплатить бронь, примите условия оферты')).toHaveLength(2);
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    ['expired', 'Срок брони истёк'],
    ['cancelled', 'Заказ отменён'],
    ['refunded', 'Деньги возвращены'],
  ] as const)('that is %s says so and leads on', (side_state, title) => {
    open(orderWith({ side_state, can: [], hold: null }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Выбрать другую квартиру' })).toBeTruthy();
  });

  it.each([
    ['sign', 7, 'Подписать договор'],
    ['open-escrow', 8, 'Открыть счёт эскроу'],
    ['send-to-registration', 9, /^Отправить на\sрегистрацию$/],
  ] as const)('that may %s offers it', (action, stage_number, name) => {
    const next_step = { title: 'Дальше', text: '', deadline: null };
    open(orderWith({ can: [action], stage_number, next_step }));
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
