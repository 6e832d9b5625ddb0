import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Timeline, type TimelineItem } from '@m30/ui-kit/timeline';
import type { OrderDetails } from '../../../store/order/order.ts';
import { deadlineLabel } from '../../../store/order/deadline.ts';
import styles from './OrderEvents.module.css';

/** Props of {@link OrderEvents}. */
export interface OrderEventsProps {
  order: Pick<OrderDetails, 'timeline' | 'next_step' | 'side_state' | 'finished'>;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What the buyer has to do now, above everything that has happened. */
export function OrderEvents({ order, now }: OrderEventsProps) {
  const { timeline, next_step: step, side_state: side, finished } = order;
  const present: TimelineItem[] = side || finished ? [] : [step ? nextItem(step, now) : OURS];
  const past = timeline.map(({ guid: id, at, title, text }) => ({
    id,
    title,
    text,
    date: formatDate(at, 'moment'),
    dateTime: at,
  }));
  return (
    <section aria-labelledby="events">
      <h2 id="events" className={styles.title}>
        События
      </h2>
      <Timeline items={[...present, ...past]} />
    </section>
  );
}

const OURS: TimelineItem = {
  id: 'now',
  state: 'now',
  title: 'Сейчас дело за\u00a0нами',
  text: 'От\u00a0вас ничего не\u00a0требуется',
};

function nextItem(
  { title, text, deadline, href }: NonNullable<OrderDetails['next_step']>,
  now: string,
): TimelineItem {
  return {
    id: 'now',
    state: 'now',
    title,
    text,
    ...(deadline && { date: deadlineLabel(deadline, now), dateTime: deadline }),
    ...(href && {
      action: (
        <Button size="small" href={href}>
          Продолжить
        </Button>
      ),
    }),
  };
}
