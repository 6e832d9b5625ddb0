// @vitest-environment jsdom
import { expectAccessible, installDialog } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '@m30/api/examples';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flat, orderDetails } from '../../../store/order/order.examples.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import { WithQueries } from '../../../store/query/testing/with-queries.tsx';
import { browserApi } from '../../../store/account/testing/fake-browser.ts';
import { OrderView } from './OrderView.tsx';

vi.mock('@m30/shell/browser', () => import('../../../store/account/testing/fake-browser.ts'));

const { post } = browserApi;

beforeEach(() => {
  post.mockReset().mockResolvedValue({ url: null });
  installDialog();
});
afterEach(cleanup);

const now = '2026-11-20T10:05:00+03:00';

function open(order: OrderDetails, back: string | null = null) {
  const router = createMemoryRouter([
    { path: '*', element: <OrderView order={order} now={now} back={back} /> },
  ]);
  return render(<RouterProvider router={router} />, { wrapper: WithQueries });
}

const next = () => screen.getByRole('region', { name: orderDetails().next_step?.title ?? '' });

describe('an order in the account', () => {
  it('begins with what is to be done, by when, with a verb, and is accessible', async () => {
    const { container } = open(orderDetails());
    const [heading, lot] = screen.getAllByRole('heading', { level: 2 });
    expect(heading?.textContent).toBe('Подпишите договор');
    expect(lot?.textContent).toContain('Канал 9');
    expect(next().textContent).toMatch(/Осталось 2\sдня/);
    const read = within(next()).getByRole('link', { name: 'Прочитать договор' });
    expect(read.getAttribute('href')).toBe(`/lk/orders/${orderDetails().guid}/contract`);
    expect(screen.getAllByRole('img', { name: /^Этап/ })).toHaveLength(1);
    await expectAccessible(container);
  });

  it.each([
    ['open-escrow', 'Открыть счёт эскроу', 'Order.OpenEscrow'],
    ['open-letter', 'Открыть аккредитив', 'Order.OpenLetter'],
    ['pay-in', 'Внести деньги', 'Order.PayIn'],
    ['send-to-registration', /^Отправить на\sрегистрацию$/, 'Order.SendToRegistration'],
    ['send-documents', /^Отправить на\sпроверку$/, 'Order.SendDocuments'],
  ] as const)('that may %s does it', async (action, name, method) => {
    open(orderDetails({ can: [action] }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([method, { guid: orderDetails().guid }]);
  });

  it('says who acts meanwhile, and leads to the page of the staff in the demonstration alone', () => {
    const waits = { title: 'Проверяем документы', text: 'Ответ появится в событиях заказа.' };
    const asked = { can: [], next_step: null, stage_number: 6, waits };
    const { unmount } = open(orderDetails(asked));
    const region = () => screen.getByRole('region', { name: waits.title });
    expect(region().textContent).toContain('Ответ появится в событиях заказа.');
    expect(within(region()).queryByRole('link')).toBeNull();
    unmount();
    open(orderDetails({ ...asked, staff_page: '/test-staff/1' }));
    const link = within(region()).getByRole('link', { name: /^Тестовый режим/ });
    expect(link.getAttribute('href')).toBe('/test-staff/1');
  });

  it('shows what is wrong with a document and takes it again', () => {
    const paper = { kind: 'passport', title: 'Паспорт', participant: null, done: false };
    const papers = [{ ...paper, check: 'refused' as const, fault: 'Не видно номера' }];
    open(orderDetails({ can: ['add-file'], stage_number: 6, papers }));
    expect(screen.getByText(/Не видно номера/)).toBeTruthy();
    expect(screen.getByLabelText(/^Загрузить заново\s*: Паспорт/)).toBeTruthy();
  });

  it('leads on where a step is done on another page', () => {
    const { next_step: step } = orderDetails();
    open(
      orderDetails({
        can: [],
        next_step: step && { ...step, href: '/lk/acceptance', label: 'Записаться на приёмку' },
      }),
    );
    const link = within(next()).getByRole('link', { name: 'Записаться на приёмку' });
    expect(link.getAttribute('href')).toBe('/lk/acceptance');
  });

  it('leads down to the documents while some are missing', () => {
    const { guid, next_step: step } = orderDetails();
    const href = `/lk/orders/${guid}`;
    open(
      orderDetails({ can: ['add-file'], stage_number: 6, next_step: step && { ...step, href } }),
    );
    const link = within(next()).getByRole('link', { name: 'Загрузить документы' });
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.textContent).toMatch(/^Документы для\sдоговора/);
  });

  it('has its documents to upload right under the next step', () => {
    const papers = [
      {
        kind: 'passport',
        title: 'Паспорт',
        participant: null,
        done: false,
        check: 'missing' as const,
        fault: null,
      },
    ];
    open(orderDetails({ can: ['add-file', 'send-documents'], stage_number: 6, papers }));
    const [, second] = screen.getAllByRole('heading', { level: 2 });
    expect(second?.textContent).toMatch(/^Документы для\sдоговора$/);
    expect(screen.getByLabelText(/^Выбрать файл\s*: Паспорт/)).toBeTruthy();
  });

  it.each([
    ['signature', { stage_number: 8 }, 'Договор подписан.'],
    ['signature', { stage_number: 7 }, /^Ответа пока нет/],
    ['registration', { stage_number: 10 }, 'Договор зарегистрирован.'],
    ['registration', { stage_number: 10, contract: 'sale' }, 'Переход права зарегистрирован.'],
    [
      'bank',
      { banks: examples['Order.GetOrderById'][0].result.data.banks },
      /^Банк одобрил кредит/,
    ],
    ['bank', { stage_number: 5 }, /^Ответа пока нет/],
    ['acquirer', {}, /^Бронь оплачена, лот за\sвами до/],
  ] as const)(
    'after the %s tells what came of it and takes the focus there',
    (back, change, said) => {
      open(orderDetails(change), back);
      expect(document.activeElement).toBe(screen.getByText(said).closest('[role="status"]'));
    },
  );

  it.each([
    ['expired', 'Срок брони истёк'],
    ['cancelled', 'Заказ отменён'],
    ['refunded', 'Деньги возвращены'],
  ] as const)('that is %s says so and leads on', (side_state, title) => {
    open(orderDetails({ side_state, can: [], hold: null, next_step: null }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Выбрать другую квартиру' })).toBeTruthy();
  });

  it('says once from when a lot may be held again that was held again and again', () => {
    const again = '2026-11-21T15:20:00.000Z';
    const apartment = { ...flat, status: 'free' } as const;
    open(
      orderDetails({ apartment, side_state: 'cancelled', hold: null, can: [], hold_again: again }),
    );
    const said = document.body.textContent.match(/21\sноября, 18:20/g);
    expect(said).toHaveLength(1);
    expect(screen.getByText(/снова это можно сделать с/)).toBeTruthy();
  });

  it('extends the hold where it may be', async () => {
    open(orderDetails({ can: ['extend'] }));
    await userEvent.click(screen.getByRole('button', { name: /^Продлить бронь/ }));
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      'Order.Extend',
      { guid: orderDetails().guid },
    ]);
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
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['Order.Cancel', { guid, reason: 'price' }]);
  });
});
