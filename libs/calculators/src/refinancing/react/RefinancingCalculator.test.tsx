// @vitest-environment jsdom
import { examplesOf, expectHydrates } from '@m30/ui-kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as file from './RefinancingCalculator.examples.tsx';

afterEach(cleanup);

const { examples, probe } = examplesOf(file);
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const saved = () => plain(screen.getAllByRole('status')[0]?.textContent);
const fact = (name: RegExp) => plain(screen.getByText(name).nextElementSibling?.textContent);

it.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
  const { unmount } = await expectHydrates(one.element);
  unmount();
});

describe('a visitor', () => {
  it('sees what is saved a month and in all', () => {
    render(probe({}));
    expect(saved()).toBe('Платёж станет меньше на51 704 ₽');
    expect(fact(/^Платёж сейчас/)).toBe('95 421 ₽');
    expect(fact(/^Платёж после/)).toBe('43 717 ₽');
    expect(fact(/^Переплата после/)).toBe('5 141 225 ₽');
    expect(fact(/^Сбережёте за\s22\sгода/)).toBe('13 649 951 ₽');
  });

  it('sees it anew when the rate or the term changes', async () => {
    render(probe({}));
    fireEvent.change(screen.getByRole('slider', { name: 'Осталось платить' }), {
      target: { value: 40 },
    });
    expect(screen.getByText(/^Сбережёте за\s3\sгода 4\sмесяца/)).toBeTruthy();
    const rate = screen.getByRole('textbox', { name: 'Ставка сейчас' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '5');
    expect(saved()).toMatch(/^Платёж не станет меньше/);
    expect(screen.queryByText(/^Сбережёте/)).toBeNull();
  });

  it('cannot change the new rate, that of a family mortgage', () => {
    render(probe({}));
    expect(screen.getByRole('textbox', { name: /^Новая ставка, семейная ипотека/ })).toHaveProperty(
      'readOnly',
      true,
    );
  });

  it('is told the largest loan of the programme instead of a payment that nobody gives', () => {
    render(probe({ query: 'sum=12000001' }));
    expect(screen.getByText(/^Кредит до\s12\sмлн\s₽, срок до\s30\sлет$/)).toBeTruthy();
    expect(saved()).toMatch(
      /^Программа рефинансирует не больше 12 млн ₽, а остаток больше на 1 ₽: эту часть/,
    );
    cleanup();
    render(probe({ query: 'sum=12000000' }));
    expect(saved()).toMatch(/^Платёж станет меньше/);
  });

  it('keeps the kopecks of the balance', async () => {
    render(probe({}));
    const sum = screen.getByRole<HTMLInputElement>('textbox', { name: 'Остаток долга' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '5 000 000,57');
    await userEvent.tab();
    expect(sum.value).toBe('5\u00a0000\u00a0000,57');
  });

  it('is told what is missing instead of a result', async () => {
    render(probe({}));
    const sum = screen.getByRole('textbox', { name: 'Остаток долга' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '0');
    expect(saved()).toMatch(/^Чтобы посчитать, укажите остаток долга больше нуля/);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
