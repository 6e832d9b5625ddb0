import { expect, test } from 'vitest';
import { loanTerms } from '@m30/calculators/money';
import { countedLots } from './counted-lots.ts';

const programme = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };
const price = 1_208_400_000;
const { payment } = loanTerms(price, programme);
const lot = { complexName: 'Канал 9', buildingName: 'Корпус 2', number: '57', price, payment };

test('each payment of a list is counted under the name of its lot, to the kopeck', () => {
  const [loan, monthly] = countedLots([lot], programme);
  expect(loan?.[0].replace(/\s/g, ' ')).toBe('«Канал 9», корпус 2, № 57: кредит');
  expect(monthly?.[1].replace(/\s/g, ' ')).toContain(') = 57 887,30 ₽,');
});

test.each([
  ['a parking place has no payment', { ...lot, payment: undefined }],
  ['a sold flat has no price', { ...lot, price: null }],
  ['own money pays all of it', { ...lot, payment: 0 }],
  ['its price has changed since its payment was counted', { ...lot, price: price + 10_000_000 }],
])('where %s there is nothing to count', (_, one) => {
  expect(countedLots([one], programme)).toEqual([]);
});
