import { sideStateLabels, type SideState } from '@m30/shell/order';
import { formatMoney } from '@m30/ui-kit/format';
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
  { apartment, money }: Pick<OrderDetails, 'apartment' | 'money'>,
  side: SideState,
): { title: string; text: string } {
  const title = sideStateLabels[side];
  if (side === 'refused') {
    return { title, text: 'Бронь действует: выберите другой способ оплаты.' };
  }
  const owed = money.received - money.refunded;
  const sentences = [
    owed > 0 &&
      `${formatMoney(owed)} за\u00a0бронь вернём тем\u00a0же способом, каким вы\u00a0платили.`,
    owed === 0 && money.refunded > 0 && `Вернули ${formatMoney(money.refunded)}.`,
    apartment.status === 'free'
      ? 'Пока лот свободен, его можно забронировать ещё раз: выбранная оплата и\u00a0данные участников перейдут в\u00a0новый заказ.'
      : 'Этот лот уже занят другим покупателем или снят с\u00a0продажи.',
  ];
  return { title, text: sentences.filter(Boolean).join(' ') };
}
