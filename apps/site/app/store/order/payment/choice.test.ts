import { describe, expect, it } from 'vitest';
import type { Order } from '../order.ts';
import { orderWith } from '../order.fixture.ts';
import { leastDown, paymentInput, paymentStart } from './choice.ts';
import { programme } from './programme.fixture.ts';
import { paymentWords } from './payment-words.ts';

const order = orderWith();
const { guid } = order;

const chosen: NonNullable<Order['payment']>[] = [
  { kind: 'full', terms: {} },
  {
    kind: 'mortgage',
    terms: { programme: 'family-baltika', down_payment: 300_000_000, months: 240 },
  },
  { kind: 'instalment', terms: { down_payment: 418_815_000, months: 18 } },
  { kind: 'trade-in', terms: { address: 'Лесной, 4', area: 54.5, rooms: '3', mortgage: false } },
  { kind: 'capital', terms: { amount: 96_324_300, mortgage: true } },
];

describe('the payment step', () => {
  it.each(chosen)('opens a chosen $kind as it was and sends it back the same', (payment) => {
    const start = paymentStart(orderWith({ payment }), [programme], undefined);
    const { kind, terms } = paymentInput(order, start);
    const sent =
      'area' in terms ? { ...terms, area: Number(terms.area.toString().replace(',', '.')) } : terms;
    expect({ kind, terms: sent }).toEqual(payment);
  });

  it('begins with the least down payment, in whole roubles', () => {
    const start = paymentStart(orderWith({ payment: null }), [programme], undefined);
    expect(start.kind).toBe('full');
    expect(start.down).toBe(leastDown(order.price, programme));
    expect(start.years).toBe(Math.floor(programme.term / 12));
    expect((start.down ?? 1) % 100).toBe(0);
    expect(start.down).toBeGreaterThanOrEqual(order.price * 0.201);
  });

  it.each([
    [{ term: 15 }, { kind: 'mortgage', years: 15, down: leastDown(order.price, programme) }],
    [
      { term: 99, down: 9_000_000 },
      { kind: 'mortgage', years: 30, down: 900_000_000 },
    ],
    [{ down: 1 }, { down: leastDown(order.price, programme) }],
    [{ down: 999_000_000 }, { down: order.price }],
    [{ programme: programme.id }, { kind: 'mortgage', programme: programme.id }],
    [{ programme: 'of-nobody' }, { kind: 'mortgage', programme: programme.id }],
  ])('begins with the terms %j, as far as the programme goes', (asked, begun) => {
    const free = orderWith({ payment: null });
    expect(paymentStart(free, [programme], undefined, asked)).toMatchObject(begun);
    // What was typed or chosen here comes first.
    const draft = { kind: 'full', years: 7, down: 500_000_000 };
    expect(paymentStart(free, [programme], draft, asked)).toMatchObject(draft);
  });

  it('prefers what was typed last, whatever else a draft holds', () => {
    const draft = { kind: 'full', years: 25, share: 'много', stranger: 1 };
    const start = paymentStart(order, [programme], draft);
    expect(start).toMatchObject({ kind: 'full', years: 25, share: 30 });
    expect(start).not.toHaveProperty('stranger');
    expect(paymentInput(order, start)).toEqual({ guid, kind: 'full', terms: {} });
  });
});

it.each([
  [chosen[1], 'Ипотека · Взнос 3 000 000 ₽, кредит 10 960 500 ₽ на 20 лет'],
  [chosen[2], 'Рассрочка · Первый платёж 4 188 150 ₽, остальное за 18 месяцев'],
  [chosen[3], 'Трейд-ин · Лесной, 4 · комнат: 3, 54,5 м² · Остаток своими деньгами'],
] as const)('a payment is told in words', (payment, words) => {
  if (!payment) throw new Error('There is no such payment');
  const text = paymentWords(payment, order.price).join(' · ');
  expect(text.replace(/\s/g, ' ')).toBe(words);
});
