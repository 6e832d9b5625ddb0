import { formatCount, formatMoney } from '@m30/ui-kit/format';
import type { Order } from '../order.ts';
import { ROOMS } from './choice.ts';
import { paymentKinds } from './kinds.ts';

type Payment = NonNullable<Order['payment']>;

/** The chosen way to pay in a few lines, the way itself first. */
export function paymentWords(payment: Payment, price: number): string[] {
  return [paymentKinds[payment.kind].label, ...termsWords(payment, price)];
}

function termsWords(payment: Payment, price: number): string[] {
  switch (payment.kind) {
    case 'full':
      return [formatMoney(price)];
    case 'mortgage': {
      const { down_payment: down, months } = payment.terms;
      const years = formatCount(Math.round(months / 12), ['год', 'года', 'лет']);
      return [`Взнос ${formatMoney(down)}, кредит ${formatMoney(price - down)} на\u00a0${years}`];
    }
    case 'instalment': {
      const { down_payment: first, months } = payment.terms;
      const term = formatCount(months, ['месяц', 'месяца', 'месяцев']);
      return [`Первый платёж ${formatMoney(first)}, остальное за\u00a0${term}`];
    }
    case 'trade-in': {
      const { address, area, rooms, mortgage } = payment.terms;
      const flat = ROOMS.find(({ id }) => id === rooms)?.label ?? rooms;
      const size = `комнат: ${flat.toLowerCase()}, ${String(area).replace('.', ',')}\u00a0м²`;
      return [address, size, restWords(mortgage)];
    }
    case 'capital': {
      const { amount, mortgage } = payment.terms;
      return [`Капитал ${formatMoney(amount)}`, restWords(mortgage)];
    }
  }
}

const restWords = (mortgage: boolean) =>
  mortgage ? 'Остаток ипотекой' : 'Остаток своими деньгами';
