// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CREDIT_WARNINGS } from '../../credit/core/index.ts';
import * as file from './MortgagePlanner.examples.tsx';
import type { MortgagePlan } from '../core/plan.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const { examples, probe } = examplesOf(file);
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const payment = () => plain(screen.getAllByRole('status')[0]?.textContent);
const field = (name: string) => screen.getByRole('textbox', { name });

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('a visitor', () => {
  it('types a price and a down payment, in roubles or per cent', async () => {
    render(probe({}));
    expect(payment()).toBe('Платёж в месяц51 008 ₽');
    await userEvent.clear(field('Стоимость квартиры'));
    await userEvent.type(field('Стоимость квартиры'), '9 000 000{Enter}');
    expect(payment()).toBe('Платёж в месяц43 114 ₽');
    const share = field('Первоначальный взнос, процентов');
    await userEvent.clear(share);
    await userEvent.type(share, '50{Enter}');
    expect(plain(field('Первоначальный взнос').getAttribute('value'))).toBe('4 500 000');
    expect(payment()).toBe('Платёж в месяц26 980 ₽');
  });

  it('is brought back to the least down payment when the field is left', async () => {
    render(probe({}));
    const down = field('Первоначальный взнос');
    await userEvent.clear(down);
    await userEvent.type(down, '5');
    await userEvent.tab();
    expect(plain(down.getAttribute('value'))).toBe('2 140 248');
  });

  it('chooses the offer of a bank from the table', async () => {
    render(probe({}));
    const row = screen.getByRole('row', { name: /Ладога Банк/ });
    await userEvent.click(within(row).getByRole('link', { name: /^Посчитать: Ладога Банк/ }));
    expect(within(row).getByText('выбран')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Программа' })).toHaveProperty(
      'value',
      'ladoga-subsidised',
    );
  });

  it('reads the lenders of all banks and the warnings once, in full behind a line', () => {
    const { container } = render(probe({}));
    expect(container.textContent?.split(CREDIT_WARNINGS)).toHaveLength(2);
    const seen = plain(screen.getByText(/^ПСК.*Кредит предоставляют/).textContent);
    expect(seen).toContain('Ладога Банк');
    expect(seen).toContain('Балтика Банк');
    expect(container.querySelector('details > summary')?.textContent).toBeTruthy();
  });

  it('reads how the payment of each bank was counted', () => {
    render(probe({}));
    const banks = screen.getByRole('heading', { name: 'Что предлагают банки' }).parentElement;
    const counted = within(banks ?? document.body).getByText('Как посчитано').parentElement;
    expect(plain(counted?.textContent)).toMatch(
      /Ладога Банк, [^:]+: платёжкредит × i .* = [\d ,]+ ₽/,
    );
  });

  it('compares up to three variants', async () => {
    render(probe({}));
    for (let time = 0; time < 3; time += 1) {
      await userEvent.click(screen.getByRole('link', { name: /Добавить/ }));
    }
    expect(screen.queryByRole('link', { name: /Добавить/ })).toBeNull();
    const table = screen.getByRole('table', { name: 'Сравнение вариантов' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await userEvent.click(screen.getByRole('link', { name: 'Убрать вариант 2' }));
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  });

  it('finds the whole state in the address', () => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', '/calc?utm_source=map');
    render(probe({ follow: true }));
    fireEvent.change(screen.getByRole('slider', { name: 'Срок, ползунок' }), {
      target: { value: 15 },
    });
    act(() => vi.advanceTimersByTime(1_000));
    expect(window.location.search).toBe('?years=15&utm_source=map');
  });

  it('gets the files of exactly what is shown', () => {
    render(probe({ papers: '/api/mortgage/schedule', query: 'years=15' }));
    const href = screen.getByRole('link', { name: /PDF/ }).getAttribute('href');
    expect(href).toBe(
      '/api/mortgage/schedule.pdf?price=10648000&capital=0&years=15&programme=family',
    );
  });
});

it('tells its owner of each result', () => {
  const heard: MortgagePlan[] = [];
  render(probe({ onPlan: (plan: MortgagePlan) => heard.push(plan) }));
  expect(heard.map(({ payment: one }) => one)).toEqual([5_100_827]);
});
