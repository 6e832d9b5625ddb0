import { NoOrders } from '../../../components/no-orders/NoOrders.tsx';
import { OrderCard } from '../../../components/order-card/OrderCard.tsx';
import type { Order } from '../../../store/order/order.ts';
import { NextStep } from './NextStep.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import styles from './Orders.module.css';

/** Props of {@link Orders}. */
export interface OrdersProps {
  orders: readonly Order[];
  /** ISO instant of the server's clock. */
  now: string;
}

/** «Ваши заказы»: every order of the buyer, newest first. */
export function Orders({ orders, now }: OrdersProps) {
  return (
    <>
      <h1>Ваши заказы</h1>
      {orders.length === 0 && <NoOrders title="У вас пока нет заказов" />}
      {orders.length > 0 && (
        <section className={styles.list} aria-label="Заказы">
          {orders.map((order) => (
            <OrderCard
              key={order.guid}
              order={order}
              heading="h2"
              href={`/lk/orders/${order.guid}`}
            >
              {!order.side_state && <NextStep step={order.next_step} now={now} />}
              {order.files.length > 0 && <OrderFiles guid={order.guid} files={order.files} />}
            </OrderCard>
          ))}
        </section>
      )}
    </>
  );
}
