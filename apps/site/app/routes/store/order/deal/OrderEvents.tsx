import { formatDate } from '@m30/ui-kit/format';
import { Timeline } from '@m30/ui-kit/timeline';
import type { Order } from '../../../../store/order/order.ts';
import styles from './DealStep.module.css';

/** What has happened to an order, the newest first. */
export function OrderEvents({ timeline }: Pick<Order, 'timeline'>) {
  return (
    <section aria-labelledby="order-events">
      <h2 id="order-events" className={styles.title}>
        События
      </h2>
      <Timeline
        items={timeline.map(({ guid: id, at, title, text }) => ({
          id,
          title,
          text,
          date: formatDate(at, 'moment'),
          dateTime: at,
        }))}
      />
    </section>
  );
}
