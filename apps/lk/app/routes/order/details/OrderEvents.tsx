import { formatDate } from '@m30/ui-kit/format';
import { Timeline } from '@m30/ui-kit/timeline';
import type { OrderDetails } from '../../../store/order/order.ts';
import styles from './OrderEvents.module.css';

/** What has happened to an order, the newest first. */
export function OrderEvents({ order: { timeline } }: { order: Pick<OrderDetails, 'timeline'> }) {
  return (
    <section aria-labelledby="events">
      <h2 id="events" className={styles.title}>
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
