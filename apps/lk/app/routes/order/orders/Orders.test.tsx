// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { order } from '../../../store/order/order.examples.ts';
import { Orders } from './Orders.tsx';

afterEach(cleanup);

const now = '2026-11-20T10:05:00+03:00';
const file = { name: 'Проект договора', src: '/api/files/1', type: 'pdf', size: 1_258_291 };

describe('«Ваши заказы»', () => {
  it('leads a buyer without orders to the catalogue', () => {
    render(<Orders orders={[]} now={now} />);
    expect(screen.getByText('У вас пока нет заказов')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Выбрать квартиру' }).getAttribute('href')).toBe(
      '/katalog',
    );
  });

  it('tells what the buyer has to do, by when, and offers the papers', () => {
    render(<Orders orders={[order({ files: [file] })]} now={now} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 2 }).textContent).toContain('Канал 9');
    expect(card.getByRole('img', { name: 'Этап 7 из 10: Подпись' })).toBeTruthy();
    expect(card.getByText(/Осталось 2\sдня/)).toBeTruthy();
    expect(card.getByText(/Савельева\sМ\.\sА\., Савельев\sО\.\sИ\./)).toBeTruthy();
    const link = card.getByRole('link', { name: /^Проект договора.*PDF, 1,2\sМБ$/ });
    expect(link.getAttribute('href')).toBe('/api/files/1');
  });

  it('says so where the company acts', () => {
    render(<Orders orders={[order({ next_step: null })]} now={now} />);
    expect(screen.getByText(/Сейчас дело за\sнами/)).toBeTruthy();
    expect(screen.queryByText('Документы')).toBeNull();
  });

  it('asks nothing of the buyer whose order stopped', () => {
    render(<Orders orders={[order({ stage_number: 4, side_state: 'expired' })]} now={now} />);
    expect(screen.getByText('Срок брони истёк')).toBeTruthy();
    expect(screen.getByText('Остановлен на этапе 4 из 10: Бронь')).toBeTruthy();
    expect(screen.queryByText('Подпишите договор электронной подписью')).toBeNull();
    expect(screen.queryByText('цена зафиксирована')).toBeNull();
  });
});
