import type { PictureData } from '@m30/ui-kit/picture';
import { ArrowLink } from '@m30/ui-kit/link';
import { NoOrders } from '../../../components/no-orders/NoOrders.tsx';
import { OrderCard } from '../../../components/order-card/OrderCard.tsx';
import { nextAction, ordersAtWork } from '../../../store/order/next-action.ts';
import type { Order } from '../../../store/order/order.ts';
import { greeting } from '../../../store/visitor/greeting.ts';
import styles from './Dashboard.module.css';
import { NextAction } from './NextAction.tsx';

/** Props of {@link Dashboard}. */
export interface DashboardProps {
  /** «Савельева Марина Андреевна». */
  name: string;
  orders: readonly Order[];
  /** The complex of the next action. */
  picture: PictureData | null;
  /** ISO instant of the server's clock. */
  now: string;
}

/** First page of the account: the next action first, then the orders at work. */
export function Dashboard({ name, orders, picture, now }: DashboardProps) {
  const waiting = nextAction(orders);
  const atWork = ordersAtWork(orders);
  return (
    <>
      <h1>{greeting(name)}</h1>
      {waiting && <NextAction order={waiting} picture={picture} now={now} />}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{atWork.length > 1 ? 'Заказы в\u00A0работе' : 'Заказ в\u00A0работе'}</h2>
          {orders.length > 0 && <ArrowLink href="/lk/orders">Все заказы</ArrowLink>}
        </div>
        {atWork.map((order) => (
          <OrderCard
            key={order.guid}
            order={order}
            heading="h3"
            href={`/lk/orders/${order.guid}`}
          />
        ))}
        {atWork.length === 0 && <NoOrders title="Сейчас заказов в работе нет" />}
      </section>
    </>
  );
}
