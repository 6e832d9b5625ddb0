import { expect, it } from 'vitest';
import { orderDetails } from '../../../store/order/order.examples.ts';
import { stoppedWords } from './stopped-words.ts';

const AGAIN =
  'Пока лот свободен, его можно забронировать ещё раз: выбранная оплата и данные участников перейдут в новый заказ.';
const LATER =
  'Вы бронировали этот лот несколько раз подряд: снова это можно сделать с 21 ноября, 18:20.';
const UNAVAILABLE = 'Этот лот уже занят другим покупателем или снят с продажи.';

it.each([
  ['expired', 'free', [0, 0, 0], AGAIN],
  ['cancelled', 'held', [0, 0, 0], UNAVAILABLE],
  [
    'cancelled',
    'free',
    [3_000_000, 0, 0],
    `30 000 ₽ за бронь вернём тем же способом, каким вы платили. ${AGAIN}`,
  ],
  ['refunded', 'sold', [3_000_000, 3_000_000, 0], `Вернули 30 000 ₽. ${UNAVAILABLE}`],
  [
    'refunded',
    'held',
    [3_000_000, 3_000_000, 1_000_000_00],
    `Договор прекращён, банк вернул 1 000 000 ₽. Вернули 30 000 ₽. ${UNAVAILABLE}`,
  ],
] as const)(
  'an order that is %s, its lot %s, says what becomes of it',
  (side, status, sums, words) => {
    const [received, refunded, returned] = sums;
    const { apartment } = orderDetails();
    const order = { apartment: { ...apartment, status }, money: { received, refunded, returned } };
    expect(stoppedWords(order, side).text.replace(/\s/g, ' ')).toBe(words);
  },
);

it('a buyer who has to wait reads until when', () => {
  const { apartment } = orderDetails();
  const order = {
    apartment: { ...apartment, status: 'free' as const },
    money: { received: 0, refunded: 0, returned: 0 },
    hold_again: '2026-11-21T15:20:00.000Z',
  };
  expect(stoppedWords(order, 'cancelled').text.replace(/\s/g, ' ')).toBe(LATER);
});
