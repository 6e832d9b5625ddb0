// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';
import { PromoConditions } from './PromoConditions.tsx';

afterEach(cleanup);

type Promo = ResultOf<'Content.GetPromos'>['promos'][number];
const offer = (alias: string, conditions: string) => ({ alias, title: alias, conditions }) as Promo;

const PROGRAMME = 'Семейная ипотека: ПСК 6–6,7 %, ставка 6 % годовых, срок до 30 лет.';
// As the database gives it: with the spaces that keep words together.
const family = offer(
  'Семейная ипотека',
  `${PROGRAMME.replace('до ', 'до\u00a0')} ${CREDIT_WARNINGS}`,
);
const discount = offer('Скидка', 'Скидка 5 % действует до 31 декабря.');

const noteOf = (promos: Promo[], said?: string[]) => {
  const { container } = render(<PromoConditions promos={promos} {...(said && { said })} />);
  return container.querySelector('details');
};

test('folds the conditions of offers, and says nothing that the credit note of the page says', () => {
  const note = noteOf([family, discount], ['', PROGRAMME]);
  expect(note?.open).toBe(false);
  expect(note?.textContent).toContain('Скидка 5 %');
  expect(note?.textContent).not.toContain('ипотека');
});

test('stands open where the warnings of a credit are in sight nowhere else', () => {
  expect(noteOf([family, discount])?.open).toBe(true);
});

test('is not there where no offer has conditions of its own', () => {
  expect(noteOf([family, offer('Экскурсия', '')], [PROGRAMME])).toBeNull();
});
