import { expect, test } from 'vitest';
import { loanTerms } from '@m30/calculators/money';
import type { Order } from '../order.ts';
import { paymentFormula } from './payment-formula.ts';
import { programme } from './programme.fixture.ts';

const PRICE = 1_208_400_000;
const lots = [{ price: PRICE }] as Order['lots'];
const apartment = { handover: null };

function said(payment: Order['payment'], more: { price?: number; lots?: Order['lots'] } = {}) {
  const order = { price: PRICE, lots, apartment, payment, ...more };
  const rows = paymentFormula(order, [programme], '2026-11-28');
  return rows.map((row) => row.join(': ').replace(/\s/g, ' '));
}

test('a loan is counted by the programme that was chosen', () => {
  const { downPayment, months } = loanTerms(PRICE, programme);
  const terms = { programme: programme.id, down_payment: downPayment, months };
  const rows = said({ kind: 'mortgage', terms });
  expect(rows[0]).toMatch(/^Кредит: 12 084 000 ₽ − .* = /);
  expect(rows[1]).toMatch(/^Платёж: кредит × i .* = [\d ]+(,\d\d)? ₽, где i = /);
});

test('an instalment shows what is left and its equal parts', () => {
  const terms = { down_payment: 604_200_000, months: 9 };
  expect(said({ kind: 'instalment', terms })).toEqual([
    'Остаток: 12 084 000 ₽ − 6 042 000 ₽ = 6 042 000 ₽',
    'Платёж: 6 042 000 ₽ ÷ 3 = 2 014 000 ₽, последний — 2 014 000 ₽',
  ]);
});

test('what is bought together sums up to the price', () => {
  const parts = [{ price: PRICE }, { price: 90_000_000 }] as Order['lots'];
  expect(said({ kind: 'full', terms: {} }, { price: PRICE + 90_000_000, lots: parts })).toEqual([
    'Цена: 12 084 000 ₽ + 900 000 ₽ = 12 984 000 ₽',
  ]);
});

test('one lot that is paid at once has nothing to count', () => {
  expect(said({ kind: 'full', terms: {} })).toEqual([]);
});
