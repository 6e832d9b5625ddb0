// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';
import type { Complex } from '../data/complex.ts';
import { Offers } from './Offers.tsx';

afterEach(cleanup);

const shown = examples['Objects.GetObject'][0]?.result as Complex;
const [promo] = shown.promos;
const [programme] = shown.programmes;
if (!promo || !programme) throw new Error('the example has no offer or no programme');

const FULL = 'Семейная ипотека: ПСК 6–6,7 %, ставка 6 % годовых, срок до 30 лет.';
const family = { ...promo, alias: 'family', conditions: `${FULL} ${CREDIT_WARNINGS}` };
const discount = { ...promo, alias: 'discount', conditions: 'Скидка 5 % до 31 декабря.' };
const complex: Complex = {
  ...shown,
  promos: [family, discount],
  programmes: [{ ...programme, disclaimer: FULL }],
  programmesAt: '2026-11-20',
};

const times = (words: string) => (document.body.textContent?.split(words).length ?? 1) - 1;
const conditions = () => screen.getByText('Полные условия акций').closest('details');

test('the warnings and the full conditions of a credit stand once beside an offer that repeats them', () => {
  render(<Offers complex={complex} />);
  expect(times(CREDIT_WARNINGS)).toBe(1);
  expect(times(FULL)).toBe(1);
  expect(conditions()?.open).toBe(false);
  expect(conditions()?.textContent).toContain('Скидка 5 %');
});

test('without programmes of banks the offer says its conditions itself, in sight', () => {
  render(<Offers complex={{ ...complex, programmes: [], programmesAt: null }} />);
  expect(times(CREDIT_WARNINGS)).toBe(1);
  expect(conditions()?.open).toBe(true);
});
