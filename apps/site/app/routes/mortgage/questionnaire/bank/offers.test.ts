import { expect, test } from 'vitest';
import { bankIssues, chosenOf, toggleProgramme } from './chosen.ts';
import { offersOf } from './offers.ts';

const programme = (id: string, rate: number, downPayment = 20) => ({
  id,
  bank: `Банк ${id}`,
  name: 'Стандартная',
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк'],
  rate,
  downPayment,
  term: 360,
  maxLoan: 6_000_000_000,
  disclaimer: 'Полные условия',
  source: 'Тарифы',
  actualAt: '2026-11-20',
});
const answers = { price: '1000000000', down: '250000000', years: '30' };

test('offers go from the lowest payment', () => {
  const offers = offersOf(answers, [programme('b', 17), programme('a', 6)]);
  expect(offers.map((offer) => offer.programme.id)).toEqual(['a', 'b']);
  expect(offers[0]).toMatchObject({ down: 250_000_000, asksMore: false, months: 360 });
  expect(offers[0]?.payment).toBe(4_496_629);
});

test('a bank that asks for more says so', () => {
  const [offer] = offersOf(answers, [programme('a', 6, 40)]);
  expect(offer).toMatchObject({ down: 400_000_000, asksMore: true });
});

test('banks are marked and unmarked; none is not enough', () => {
  const one = toggleProgramme({}, 'a');
  const both = toggleProgramme(one, 'b');
  expect(chosenOf(both)).toEqual(['a', 'b']);
  expect(chosenOf(toggleProgramme(both, 'a'))).toEqual(['b']);
  expect(bankIssues(both)).toEqual([]);
  expect(bankIssues({})).toHaveLength(1);
});
