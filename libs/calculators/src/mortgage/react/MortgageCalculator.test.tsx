// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as file from './MortgageCalculator.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);
const slider = (name: string | RegExp) => screen.getByRole('slider', { name });
const slide = (name: string | RegExp, value: number) =>
  fireEvent.change(slider(name), { target: { value } });
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const payment = () => plain(screen.getByRole('status').textContent);
const said = (name: string | RegExp) => plain(slider(name).getAttribute('aria-valuetext'));

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('a visitor', () => {
  it('sees the payment for the first price at once, with the conditions of the credit', () => {
    render(probe({}));
    expect(payment()).toBe('Платёж в месяц51 008 ₽');
    expect(screen.getByText(/Изучите все условия кредита \(займа\)/)).toBeTruthy();
    cleanup();
    render(probe({ note: false }));
    expect(screen.queryByText(/Изучите все условия кредита/)).toBeNull();
  });

  it('pays less with a larger down payment and more over a shorter term', () => {
    render(probe({}));
    slide(/Первоначальный взнос/, 50);
    expect(payment()).toBe('Платёж в месяц31 920 ₽');
    expect(said(/Первоначальный взнос, 50/)).toBe('5 324 000 ₽');
    slide('Срок', 10);
    expect(said('Срок')).toBe('10 лет');
    expect(payment()).toBe('Платёж в месяц59 107 ₽');
  });

  it('is asked for more where the largest loan does not reach', () => {
    render(probe({}));
    slide('Стоимость квартиры', 2_464_800_000);
    expect(slider(/Первоначальный взнос, 51,3/).getAttribute('min')).toBe('51.3');
    expect(plain(screen.getByText(/6\s%\. Кредит/).textContent)).toContain('12 000 000');
  });
});
