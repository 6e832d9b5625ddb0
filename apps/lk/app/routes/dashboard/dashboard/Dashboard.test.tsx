// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { order } from '../../../store/order/order.examples.ts';
import { Dashboard } from './Dashboard.tsx';

afterEach(cleanup);

const shared = {
  name: 'Савельева Марина Андреевна',
  picture: null,
  now: '2026-11-20T10:05:00+03:00',
};

describe('the first page of the account', () => {
  it('greets by name and puts the next action first', () => {
    render(<Dashboard {...shared} orders={[order()]} />);
    const [greeting, action, orders] = screen.getAllByRole('heading');
    expect(greeting?.textContent).toBe('Здравствуйте, Марина');
    expect(action?.textContent).toBe('Подпишите договор электронной подписью');
    expect(orders?.textContent).toMatch(/^Заказ в\sработе$/);
    expect(screen.getByRole('link', { name: 'Открыть заказ' }).getAttribute('href')).toBe(
      `/lk/orders/${order().guid}`,
    );
  });

  it('names several orders at work in the plural and leaves stopped ones out', () => {
    const orders = [
      order({ guid: '1' }),
      order({ guid: '2' }),
      order({ guid: '3', side_state: 'cancelled' }),
    ];
    render(<Dashboard {...shared} orders={orders} />);
    expect(screen.getByRole('heading', { name: /^Заказы в\sработе$/ })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('leads a buyer without orders to the catalogue', () => {
    render(<Dashboard {...shared} orders={[]} />);
    expect(screen.getByRole('link', { name: 'Выбрать квартиру' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Все заказы' })).toBeNull();
  });
});
