import { examples } from '@m30/api/examples';
import { expect, it } from 'vitest';
import { paymentPlan } from './payment-steps.ts';

const lot = examples['Objects.GetLot'][0]?.result;

it('says what is paid when, the own part and the loan of one price', () => {
  if (!lot) throw new Error('no example');
  const paid = { ...lot, price: 2_000_000_000, downPayment: 800_000_000, payment: 7_194_600 };
  const plan = paymentPlan(paid);
  expect(plan?.own).toBe(40);
  expect(plan?.steps.map(({ sum }) => sum.replaceAll('\u00a0', ' '))).toEqual([
    '0 ₽',
    '8 000 000 ₽',
    '71 946 ₽',
  ]);
  expect(plan?.loanWords.replaceAll('\u00a0', ' ')).toBe('Кредит 12 млн ₽');
  const counted = plan?.formula.map(([, formula]) => formula.replaceAll('\u00a0', ' '));
  expect(counted?.[0]).toBe('20 000 000 ₽ − 8 000 000 ₽ = 12 000 000 ₽');
  expect(counted?.[1]).toContain('= 71 946 ₽, где i = 6 % ÷ 12 ÷ 100');
  // A rate never stands without its full cost before it.
  expect(plan?.steps[2]?.words).toMatch(/ПСК.+ставка/);
});

it.each([
  [{ year: 2027, quarter: 4 } as const, 'эскроу'],
  [null, 'аккредитиве'],
])('with keys in %o the money lies on %s', (handover, word) => {
  if (!lot) throw new Error('no example');
  const paid = { ...lot, price: 100, payment: 1, downPayment: 50, handover };
  expect(paymentPlan(paid)?.steps[1]?.words).toContain(word);
});

it('lends nothing where own money pays the whole price', () => {
  if (!lot) throw new Error('no example');
  const plan = paymentPlan({ ...lot, price: 700, downPayment: 700, payment: 0 });
  expect(plan).toMatchObject({ own: 100, loanWords: '', formula: [] });
  expect(plan?.steps.map(({ when }) => when)).not.toContain('Каждый месяц');
});

it('pays as many years as the visitor has said', () => {
  if (!lot) throw new Error('no example');
  expect(paymentPlan({ ...lot, months: 180 })?.steps[2]?.words).toMatch(/, 15.лет$/);
});

it('is silent where nothing is for sale', () => {
  if (!lot) throw new Error('no example');
  expect(paymentPlan({ ...lot, price: null })).toBeNull();
  expect(paymentPlan({ ...lot, payment: null })).toBeNull();
});
