// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDetails } from '../../../../store/order/order.examples.ts';
import type { OrderDetails } from '../../../../store/order/order.ts';
import { WithQueries } from '../../../../store/query/testing/with-queries.tsx';
import { browserApi } from '../../../../store/account/testing/fake-browser.ts';
import { BankAnswers } from './BankAnswers.tsx';

vi.mock('@m30/shell/browser', () => import('../../../../store/account/testing/fake-browser.ts'));

const { post } = browserApi;
beforeEach(() => post.mockReset().mockResolvedValue({}));
afterEach(cleanup);

type Bank = OrderDetails['banks'][number];

const approved: Bank = {
  offer: 'one',
  bank: 'Балтика Банк',
  programme: 'Стандартная',
  state: 'approved',
  note: 'Решение действует 90 дней',
  loan: {
    sum: 9_000_000_00,
    rate: 16.4,
    cost: { from: 16.4, to: 17.9 },
    months: 360,
    first: 13_387_200_00,
    loan: 9_000_000_00,
    payment: 123_950_00,
    until: '2027-02-21T09:00:00.000Z',
  },
  chosen: false,
  can_choose: true,
  url: null,
};

const silent: Bank = {
  ...{ ...approved, offer: 'two', bank: 'Ладога Банк', state: 'review', note: null, loan: null },
  can_choose: false,
};

function open(banks: Bank[], more: Partial<OrderDetails> = {}) {
  const order = orderDetails({ banks, can: ['choose-bank'], stage_number: 5, ...more });
  const router = createMemoryRouter([{ path: '*', element: <BankAnswers order={order} /> }]);
  return render(<RouterProvider router={router} />, { wrapper: WithQueries });
}

const card = (name: string) => screen.getByRole('listitem', { name });

/** A value by its name, as a person sees it. */
const value = (of: HTMLElement, label: string) =>
  within(of).getByText(label).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

describe('the answers of banks', () => {
  it('stand side by side with all that they differ in, the full cost before the rate, and are accessible', async () => {
    const { container } = open([approved, silent]);
    const one = card('Балтика Банк');
    expect(value(one, 'Полная стоимость')).toContain('17,9 %');
    expect(value(one, 'Ставка')).toBe('16,4 %');
    expect(value(one, 'Банк даёт до')).toBe('9 000 000 ₽');
    expect(value(one, 'Первый взнос')).toBe('13 387 200 ₽цена минус лимит банка');
    expect(value(one, 'Платёж в месяц')).toBe('123 950 ₽');
    expect(value(one, 'Срок')).toBe('30 лет');
    const text = one.textContent ?? '';
    expect(text.indexOf('ПСК')).toBeLessThan(text.indexOf('Ставка'));
    expect(card('Ладога Банк').textContent).toContain('Банк рассматривает');
    expect(within(card('Ладога Банк')).queryByRole('button')).toBeNull();
    const words = container.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain('Кредит предоставляет: Балтика Банк. Изучите все условия кредита');
    await expectAccessible(container);
  });

  it('say how the payment of each month was counted', () => {
    open([approved]);
    const counted = within(card('Балтика Банк')).getByText('Как посчитано').parentElement;
    const words = counted?.textContent.replaceAll('\u00a0', ' ');
    expect(words).toContain('22 387 200 ₽ − 13 387 200 ₽ = 9 000 000 ₽');
    expect(words).toContain('= 123 950 ₽, где i = 16,4 % ÷ 12 ÷ 100, n = 360 мес.');
  });

  it('are chosen with the first payment that the card names', async () => {
    open([approved, silent]);
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать Балтика Банк' }));
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      'Order.ChooseBank',
      { guid: orderDetails().guid, offer: 'one', first: 13_387_200_00 },
    ]);
  });

  it('say which one is chosen, and what is out of date', () => {
    open([
      { ...approved, chosen: true, can_choose: false },
      { ...approved, ...{ offer: 'two', bank: 'Ладога Банк', state: 'lapsed', can_choose: false } },
    ]);
    expect(card('Балтика Банк').textContent).toContain('Выбран вами');
    expect(card('Ладога Банк').textContent).toContain(
      'больше не действует'.replace('не ', 'не\u00a0'),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say what another choice costs once somebody has signed', () => {
    const signer = {
      ...{ participant: 0, name: 'Марина', signed_at: '2026-11-20T09:00:00Z' },
      ...{ invited_at: null, expires_at: null, phone_end: null, can_invite: false },
    };
    expect(open([approved]).container.textContent).not.toContain('подписи придётся');
    cleanup();
    const { container } = open([approved], { signers: [signer] });
    expect(container.textContent).toContain('подписи придётся поставить заново');
  });

  it('are not there where no bank was asked', () => {
    expect(open([]).container.textContent).toBe('');
  });
});
