// @vitest-environment jsdom
import { expectAccessible } from '@m30/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dashboard } from '../../store/dashboard.examples.ts';
import { order } from '../../store/order/order.examples.ts';
import { Dashboard } from './Dashboard.tsx';

afterEach(cleanup);

const shared = { name: 'Савельева Марина Андреевна', now: '2026-11-20T10:05:00+03:00' };

describe('the first page of the account', () => {
  it('greets by name and puts the next action first', () => {
    render(<Dashboard {...shared} dashboard={dashboard()} />);
    const [greeting, action, orders] = screen.getAllByRole('heading');
    expect(greeting?.textContent).toBe('Здравствуйте, Марина');
    expect(action?.textContent).toBe('Подпишите договор электронной подписью');
    expect(orders?.textContent).toMatch(/^Заказ в\sработе$/);
    expect(screen.getByRole('link', { name: 'Подписать договор' }).getAttribute('href')).toBe(
      `/order/${order().guid}`,
    );
  });

  it('tells what comes, what was bought and how its house grows, and is accessible', async () => {
    const { container } = render(<Dashboard {...shared} dashboard={dashboard()} />);
    const coming = within(screen.getByRole('region', { name: 'Ближайшее' }));
    expect(coming.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^до\s22\sнояб\.Подпишите договорЗаказ М30-20417$/),
      expect.stringMatching(/^25\sнояб\.Шоурум отделки14:00, Лиговский пр\., 87$/),
    ]);
    const own = within(screen.getByRole('region', { name: 'Моя недвижимость' }));
    expect(own.getByRole('progressbar', { name: 'Возводим каркас' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Непрочитанных: 2/ })).toBeTruthy();
    expect(screen.getByText('Новых ответов: 1')).toBeTruthy();
    const counted = screen.getByText('Как посчитано').parentElement;
    expect(counted?.textContent).toMatch(/Осталось.+\s₽ − .+\s₽ = .+\s₽/);
    await expectAccessible(container);
  });

  it('names several orders at work in the plural', () => {
    const items = [order({ guid: '1' }), order({ guid: '2' })];
    const orders = { total: 3, at_work: 2, items };
    render(<Dashboard {...shared} dashboard={dashboard({ orders })} />);
    expect(screen.getByRole('heading', { name: /^Заказы в\sработе$/ })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Все заказы, 3' })).toBeTruthy();
  });

  it('leads a buyer without orders to the catalogue', () => {
    const nothing = {
      ...{ next: null, premises: [], coming: [], contract: null, stocks: [] },
      orders: { total: 0, at_work: 0, items: [] },
    };
    render(<Dashboard {...shared} dashboard={dashboard(nothing)} />);
    expect(screen.getByRole('link', { name: 'Выбрать квартиру' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Все заказы/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Ближайшее' })).toBeNull();
  });
});
