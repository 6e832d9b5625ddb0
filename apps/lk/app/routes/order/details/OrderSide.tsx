import { Notice } from '@m30/ui-kit/notice';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import type { OrderDetails } from '../../../store/order/order.ts';
import { OrderFiles } from '../list/OrderFiles.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ExtendHold } from './ExtendHold.tsx';
import styles from './OrderView.module.css';

/** The hold of an order, its money and files, and the way out of it. */
export function OrderSide({ order }: { order: OrderDetails }) {
  const { guid, can, hold, files, money } = order;
  return (
    <section className={styles.side} aria-label="Бронь и документы">
      {files.length > 0 && <OrderFiles {...order} heading="h2" />}
      {hold && (
        <div className={styles.hold}>
          <Notice tone="warning">
            {hold.kind === 'free' ? 'Бесплатная бронь' : 'Оплаченная бронь'} до&nbsp;
            <time dateTime={hold.until}>{formatDate(hold.until, 'dateTime')}</time>
          </Notice>
          {can.includes('extend') && <ExtendHold guid={guid} />}
        </div>
      )}
      {money.received > 0 && (
        <p className={styles.money}>
          Оплачено {formatMoney(money.received)}
          {money.refunded > 0 && `, возвращено ${formatMoney(money.refunded)}`}
        </p>
      )}
      {can.includes('cancel') && (
        <CancelOrder guid={guid} given={money.received - money.refunded} />
      )}
    </section>
  );
}
