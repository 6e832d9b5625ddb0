import { Notice } from '@m30/ui-kit/notice';
import { may, type Order } from '../../../../store/order/order.ts';

/** Id of what the payment has led to. */
export const ORDER_NEWS = 'order-news';

export interface OrderNewsProps {
  order: Order;
  /** The visitor comes from the page of a partner. */
  isBack: boolean;
}

/** What came of the payment, where the visitor has to know it. */
export function OrderNews({ order, isBack }: OrderNewsProps) {
  const { payments, side_state: side } = order;
  const last = payments.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  if (side === 'refused') {
    return (
      <Notice id={ORDER_NEWS} tabIndex={-1} tone="warning" role="status">
        Банк отказал в&nbsp;кредите, бронь действует. Выберите другой способ оплаты.
      </Notice>
    );
  }
  if (may(order, 'pay') && last?.state === 'refused') {
    return (
      <Notice id={ORDER_NEWS} tabIndex={-1} tone="danger" role="alert">
        Оплата брони не&nbsp;прошла, деньги не&nbsp;списаны. Попробуйте ещё раз или возьмите другую
        карту.
      </Notice>
    );
  }
  if (isBack && may(order, 'pay')) {
    return (
      <Notice id={ORDER_NEWS} tabIndex={-1} role="status">
        Ответа банка пока нет. Когда он придёт, заказ перейдёт дальше сам, ждать на&nbsp;странице
        не&nbsp;нужно.
      </Notice>
    );
  }
  return null;
}
