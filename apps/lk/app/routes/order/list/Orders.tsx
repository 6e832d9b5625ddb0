import type { ResultOf } from '@m30/api/client';
import { formatCount } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { NoOrders } from '../../../components/no-orders/NoOrders.tsx';
import { OrderCard } from '../../../components/order-card/OrderCard.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { isFinished } from '../../../store/order/order.ts';
import { NextStep } from './NextStep.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import styles from './Orders.module.css';

export interface OrdersProps extends ResultOf<'Order.GetOrderList'> {
  /** ISO instant of the server's clock. */
  now: string;
}

/** «Ваши заказы»: every order of the buyer, newest first. */
export function Orders({ orders, total, page, page_size: size, now }: OrdersProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  return (
    <>
      <PageHead
        title="Ваши заказы"
        lead={pages > 1 && `${formatCount(total, WORDS)}, страница ${page} из\u00a0${pages}`}
      />
      {total === 0 && <NoOrders title="У вас пока нет заказов" />}
      {orders.length > 0 && (
        <section className={styles.list} aria-label="Заказы">
          {orders.map((order) => (
            <OrderCard
              key={order.guid}
              order={order}
              heading="h2"
              href={`/lk/orders/${order.guid}`}
              action={
                (order.next_step || !order.side_state) && (
                  <NextStep
                    step={order.next_step}
                    waits={order.waits}
                    finished={isFinished(order)}
                    now={now}
                  />
                )
              }
            >
              {order.files.length > 0 && <OrderFiles {...order} />}
            </OrderCard>
          ))}
        </section>
      )}
      <Pagination page={page} pages={pages} href={(to) => `/lk/orders?page=${to}`} />
    </>
  );
}

const WORDS = ['заказ', 'заказа', 'заказов'] as const;
