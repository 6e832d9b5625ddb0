// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { order } from '../../../store/order/order.examples.ts';
import type { Order } from '../../../store/order/order.ts';
import { Orders } from './Orders.tsx';

afterEach(cleanup);

const now = '2026-11-20T10:05:00+03:00';
/** One page with these orders. */
const shown = (orders: readonly Order[], total = orders.length) => (
  <Orders orders={[...orders]} total={total} page={1} page_size={20} now={now} />
);

const file = { name: 'Проект договора', src: '/api/files/1', type: 'pdf', size: 1_258_291 };

describe('«Ваши заказы»', () => {
  it('leads a buyer without orders to the catalogue', () => {
    render(shown([]));
    expect(screen.getByText('У вас пока нет заказов')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Выбрать квартиру' }).getAttribute('href')).toBe(
      '/katalog',
    );
  });

  it('tells what the buyer has to do, by when, and offers the documents', () => {
    render(shown([order({ files: [file] })]));
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 2 }).textContent).toContain('Канал 9');
    expect(card.getByRole('img', { name: 'Этап 7 из 10: Подпись' })).toBeTruthy();
    expect(card.getByText(/Осталось 2\sдня/)).toBeTruthy();
    expect(card.getByText(/Савельева\sМ\.\sА\., Савельев\sО\.\sИ\./)).toBeTruthy();
    const link = card.getByRole('link', { name: /^Проект договора.*PDF, 1,2\sМБ$/ });
    expect(link.getAttribute('href')).toBe('/api/files/1');
  });

  it('says what the company has taken off the price', () => {
    render(shown([order({ discount: 100_000_00 })]));
    expect(screen.getByText(/^скидка 100\s000\s₽, цена зафиксирована$/)).toBeTruthy();
  });

  it('says so where the company acts', () => {
    render(shown([order({ next_step: null })]));
    expect(screen.getByText(/Сейчас дело за\sнами/)).toBeTruthy();
    expect(screen.queryByText('Документы')).toBeNull();
  });

  it('asks nothing of the buyer whose order stopped', () => {
    render(shown([order({ stage_number: 4, side_state: 'expired', next_step: null })]));
    expect(screen.getByText('Срок брони истёк')).toBeTruthy();
    expect(screen.getByText('Остановлен на этапе 4 из 10: Бронь')).toBeTruthy();
    expect(screen.queryByText('Подпишите договор электронной подписью')).toBeNull();
    expect(screen.queryByText('цена зафиксирована')).toBeNull();
  });

  it('offers another way to pay where the banks refused', () => {
    render(shown([order({ stage_number: 5, side_state: 'refused' })]));
    expect(screen.getByText('Банк отказал в кредите')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });

  it('leads to the other pages of a long list', () => {
    render(shown([order()], 1000));
    expect(screen.getByText(/1\s000 заказов, страница 1 из\s50/)).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Вперёд' });
    expect(next.getAttribute('href')).toBe('/lk/orders?page=2');
  });

  it('says of an order whose keys are given that it is over', () => {
    render(shown([order({ stage_number: 10, next_step: null })]));
    expect(screen.getByText(/^Заказ завершён/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Все этапы пройдены' })).toBeTruthy();
  });
});
