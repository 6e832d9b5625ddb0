import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Notice } from '@m30/ui-kit/notice';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { OrderCard } from '../../../components/order-card/OrderCard.tsx';
import type { OrderDetails } from '../../../store/order/order.ts';
import { OrderFiles } from '../orders/OrderFiles.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ExtendHold } from './ExtendHold.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import styles from './OrderView.module.css';

/** Props of {@link OrderView}. */
export interface OrderViewProps {
  order: OrderDetails;
  /** ISO instant of the server's clock. */
  now: string;
}

/** One order: how far it has come, what happened, its papers, and what may be done about it. */
export function OrderView({ order, now }: OrderViewProps) {
  const { guid, number, can, hold, files, money } = order;
  const given = money.received - money.refunded;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Заказы', href: '/lk/orders' },
          { label: number.replaceAll('-', '\u2060-\u2060') },
        ]}
      />
      <h1>Заказ {number.replaceAll('-', '\u2060-\u2060')}</h1>
      <OrderCard order={order} heading="h2" />
      <div className={styles.columns}>
        <OrderEvents order={order} now={now} />
        <section className={styles.side} aria-label="Бронь и документы">
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
          {files.length > 0 && <OrderFiles guid={guid} files={files} heading="h2" />}
          {can.includes('cancel') && <CancelOrder guid={guid} given={given} />}
        </section>
      </div>
    </>
  );
}
