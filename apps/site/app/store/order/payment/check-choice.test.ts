import { expect, it } from 'vitest';
import { orderWith } from '../order.fixture.ts';
import { checkChoice } from './check-choice.ts';
import { paymentStart, type PaymentChoice } from './choice.ts';
import { programme } from './programme.fixture.ts';

const price = 1_000_000_000;
const start = paymentStart(orderWith({ payment: null, price }), [programme], undefined);

const messages = (changes: Partial<PaymentChoice>, offered = [programme]) =>
  checkChoice(
    { ...start, ...changes },
    { price, programmes: offered, today: '2026-11-24', share: { min: 30, max: 90 } },
  ).map(({ path, message }) => `${path}: ${message.replace(/\s/g, ' ')}`);

it.each<Partial<PaymentChoice>>([
  { kind: 'full' },
  { kind: 'mortgage' },
  { kind: 'instalment', share: 90 },
  { kind: 'trade-in', address: 'Лесной, 4', area: '45,05' },
  { kind: 'capital' },
])('nothing is wrong with $kind', (changes) => {
  expect(messages(changes)).toEqual([]);
});

it.each<[Partial<PaymentChoice>, string[]]>([
  [
    { kind: 'mortgage', down: null, years: 90 },
    [
      'terms.down_payment: Первоначальный взнос — не меньше 2 010 000 ₽',
      'terms.months: Срок кредита — от 1 года до 30 лет',
    ],
  ],
  [
    { kind: 'mortgage', down: price + 1, years: null },
    [
      'terms.down_payment: Первоначальный взнос больше цены',
      'terms.months: Срок кредита — от 1 года до 30 лет',
    ],
  ],
  [{ kind: 'instalment', share: null }, ['terms.down_payment: Первый платёж — от 30 до 90 % цены']],
  [
    { kind: 'trade-in', address: ' ', area: '' },
    [
      'terms.address: Укажите адрес вашей квартиры',
      'terms.area: Укажите площадь вашей квартиры: от 8 до 1000 м²',
    ],
  ],
  [{ kind: 'capital', capital: null }, ['terms.amount: Укажите остаток капитала по справке']],
  [
    { kind: 'capital', capital: price + 1 },
    ['terms.amount: Капитал больше цены квартиры: проверьте сумму'],
  ],
])('%j is told in words that name the field', (changes, words) => {
  expect(messages(changes)).toEqual(words);
});

const family = { ...programme, families: true };
const born = (birth_date: string) => ({ birth_date });

it.each([
  ['nobody', [born('')], /Укажите даты/],
  ['an unfinished date', [born('01.0')], /день, месяц, год/],
  ['a day to come', [born('25.11.2026')], /день, месяц, год/],
  ['a child of seven', [born('24.11.2019')], /не исполнилось 7/],
])('a family programme refuses %s', (_name, children, words) => {
  expect(messages({ kind: 'mortgage', children }, [family]).join()).toMatch(words);
});

it.each([
  ['a child of six', [born('25.11.2019')]],
  ['the younger of two', [born('01.02.2010'), born('01.02.2024')]],
])('a family programme takes %s', (_name, children) => {
  expect(messages({ kind: 'mortgage', children }, [family])).toEqual([]);
});

it('a family programme takes a teenager where the bank is to check another ground', () => {
  const children = [born('01.02.2010')];
  expect(messages({ kind: 'mortgage', children }, [family])).toHaveLength(1);
  expect(messages({ kind: 'mortgage', children, otherGround: true }, [family])).toEqual([]);
});
