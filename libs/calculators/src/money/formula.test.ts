import { expect, it } from 'vitest';
import { fallingFormula, lentFormula, loanFormula, loanRule, namedFormulas } from './formula.ts';
import { differentiatedSchedule } from './differentiated.ts';
import { loanTerms } from './loan-terms.ts';

const family = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };
const seen = (price: number, programme = family) =>
  loanFormula(price, loanTerms(price, programme)).map((row) =>
    row.join(': ').replaceAll('\u00a0', ' '),
  );

it('prints every number that the payment is made of', () => {
  expect(seen(2_630_000_000)).toEqual([
    'Кредит: 26 300 000 ₽ − 14 300 000 ₽ = 12 000 000 ₽',
    'Платёж: кредит × i ÷ (1 − (1 + i)⁻ⁿ) = 71 946,06 ₽, где i = 6 % ÷ 12 ÷ 100, n = 360 мес.',
    'Округление: до копейки, половина вверх',
  ]);
});

it('divides a loan without interest', () => {
  expect(seen(1_000_000_00, { ...family, rate: 0, term: 10 })[1]).toBe(
    'Платёж: кредит ÷ 10 = 79 900 ₽',
  );
});

it('prints the first payment of a loan that is repaid in equal parts', () => {
  const loan = { loan: 1_200_000_000, rate: 6, months: 360 };
  const [first] = differentiatedSchedule(loan);
  if (!first) throw new Error('no payment');
  const rows = fallingFormula(2_000_000_000, { ...loan, downPayment: 800_000_000 }, first);
  expect(rows.map((row) => row.join(': ').replaceAll('\u00a0', ' ')).slice(1, 4)).toEqual([
    'Доля долга: 12 000 000 ₽ ÷ 360 = 33 333,33 ₽',
    'Проценты первого месяца: 12 000 000 ₽ × 6 % ÷ 12 = 60 000 ₽',
    'Первый платёж: 33 333,33 ₽ + 60 000 ₽ = 93 333,33 ₽',
  ]);
});

it('prints what others pay of a price', () => {
  expect(lentFormula('Кредит', 1000_00, 200_00)[0]?.[1].replaceAll('\u00a0', ' ')).toBe(
    '1 000 ₽ − 200 ₽ = 800 ₽',
  );
});

it.each([
  [undefined, 'Взнос: большее из двух: 20,1 % цены или цена − 12 000 000 ₽, до рубля вверх', 360],
  [
    { downPayment: 600_000_000, months: 180 },
    'Взнос: большее из трёх: ваши 6 000 000 ₽, 20,1 % цены или цена − 12 000 000 ₽, до рубля вверх',
    180,
  ],
])('tells the rule behind a list by the choice %j', (choice, down, months) => {
  const rows = loanRule(family, choice).map((row) => row.join(': ').replaceAll('\u00a0', ' '));
  expect(rows.slice(0, 3)).toEqual([
    down,
    'Кредит: цена − взнос',
    `Платёж: кредит × i ÷ (1 − (1 + i)⁻ⁿ), где i = 6 % ÷ 12 ÷ 100, n = ${months} мес.`,
  ]);
});

it('says whose a calculation is, and how all are rounded once', () => {
  const rows = loanFormula(2_630_000_000, loanTerms(2_630_000_000, family));
  const named = namedFormulas([
    { name: 'Один банк', rows },
    { name: 'Другой банк', rows },
  ]);
  expect(named.map(([name]) => name)).toEqual([
    'Один банк: кредит',
    'Один банк: платёж',
    'Другой банк: кредит',
    'Другой банк: платёж',
    'Округление',
  ]);
  expect(namedFormulas([{ name: 'Без кредита', rows: [] }])).toEqual([]);
});
