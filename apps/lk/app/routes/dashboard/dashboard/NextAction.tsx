import { Button } from '@m30/ui-kit/button';
import { Picture, type PictureData } from '@m30/ui-kit/picture';
import { DeadlineBadge } from '../../../components/deadline-badge/DeadlineBadge.tsx';
import type { WaitingOrder } from '../../../store/order/next-action.ts';
import styles from './NextAction.module.css';

/** Props of {@link NextAction}. */
export interface NextActionProps {
  order: WaitingOrder;
  picture: PictureData | null;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What the buyer has to do now, by when, and where. */
export function NextAction({ order, picture, now }: NextActionProps) {
  const { title, text, deadline } = order.next_step;
  return (
    <section className={styles.action} data-tone="deep">
      <div className={styles.text}>
        <DeadlineBadge deadline={deadline} now={now} />
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        <Button className={styles.button} href={`/lk/orders/${order.guid}`}>
          Открыть заказ
        </Button>
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, alt: '' }}
          sizes="(max-width: 899px) 100vw, 300px"
          priority
        />
      )}
    </section>
  );
}
