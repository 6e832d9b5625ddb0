import { sideStateLabels, type SideState } from '@m30/shell/order';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import type { OrderDetails } from '../../../store/order/order.ts';

/** Where a buyer looks for another lot of the kind. */
export const CATALOGUES: Readonly<
  Record<OrderDetails['apartment']['kind'], { href: string; label: string }>
> = {
  flat: { href: '/katalog', label: 'Выбрать другую квартиру' },
  commercial: { href: '/kommerciya', label: 'Выбрать другое помещение' },
  parking: { href: '/parking', label: 'Выбрать другое место' },
  storage: { href: '/parking', label: 'Выбрать другую кладовую' },
};

/** Why an order has stopped, what becomes of its money, and whether the lot can be had again. */
export function stoppedWords(
  { apartment, money, hold_again: again }: Pick<OrderDetails, 'apartment' | 'money' | 'hold_again'>,
  side: SideState,
): { title: string; text: string } {
  const title = sideStateLabels[side];
  if (side === 'refused') {
    return { title, text: 'Бронь действует: выберите другой способ оплаты.' };
  }
  const owed = money.received - money.refunded;
  const sentences = [
    money.returned > 0 && `Договор прекращён, банк вернул ${formatMoney(money.returned)}.`,
    owed > 0 &&
      `${formatMoney(owed)} за\u00a0бронь вернём тем\u00a0же способом, каким вы\u00a0платили.`,
    owed === 0 && money.refunded > 0 && `Вернули ${formatMoney(money.refunded)}.`,
    againWords(apartment.status, again),
  ];
  return { title, text: sentences.filter(Boolean).join(' ') };
}

function againWords(
  status: OrderDetails['apartment']['status'],
  again: OrderDetails['hold_again'],
): string {
  if (status !== 'free') return 'Этот лот уже занят другим покупателем или снят с\u00a0продажи.';
  if (again) {
    return `Вы бронировали этот лот несколько раз подряд: снова это можно сделать с\u00a0${formatDate(again, 'dateTime')}.`;
  }
  return 'Пока лот свободен, его можно забронировать ещё раз: выбранная оплата и\u00a0данные участников перейдут в\u00a0новый заказ.';
}
