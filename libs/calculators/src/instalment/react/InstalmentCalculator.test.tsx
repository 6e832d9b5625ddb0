// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as file from './InstalmentCalculator.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const payment = () => plain(screen.getByRole('status').textContent);

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('a visitor', () => {
  it('sees the payments and that nothing is paid beyond the price', () => {
    render(probe({}));
    expect(payment()).toBe('Платёж раз в квартал3 500 000 ₽');
    const rows = screen.getAllByRole('row').map((row) => plain(row.textContent));
    expect(rows.slice(1)).toEqual([
      'После регистрации6 000 000 ₽14 000 000 ₽',
      'Через 3 месяца3 500 000 ₽10 500 000 ₽',
      'Через 6 месяцев3 500 000 ₽7 000 000 ₽',
      'Через 9 месяцев3 500 000 ₽3 500 000 ₽',
      'Через 1 год3 500 000 ₽0 ₽',
    ]);
  });

  it('pays less at a time over a longer term', () => {
    render(probe({}));
    fireEvent.change(screen.getByRole('slider', { name: 'Срок рассрочки' }), {
      target: { value: 24 },
    });
    expect(payment()).toBe('Платёж раз в квартал1 750 000 ₽');
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(10);
  });
});
