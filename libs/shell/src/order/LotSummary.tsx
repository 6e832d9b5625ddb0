import type { ReactNode } from 'react';
import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { LotPlan } from './LotPlan.tsx';
import styles from './LotSummary.module.css';

/** What is bought, of any kind. */
export type OrderedLot = ResultOf<'Order.GetOrderList'>['orders'][number]['apartment'];

export interface LotSummaryProps {
  apartment: OrderedLot;
  /** Element of the title: a heading where the page has many orders. @default 'p' */
  heading?: 'p' | 'h2' | 'h3';
  title: ReactNode;
  /** A line above the title. */
  before?: ReactNode;
  /** A line under the title. */
  place: ReactNode;
  /** Kopecks. */
  price: number;
  /** Lines under the price. */
  notes?: ReactNode;
  /** The order has stopped: its plan steps back. */
  isStopped?: boolean | undefined;
}

/** The lot of an order: its plan, its name and place, its price. */
export function LotSummary(props: LotSummaryProps) {
  const { apartment, heading: Heading = 'p', title, before, place, price, notes } = props;
  return (
    <div className={styles.summary} data-stopped={props.isStopped || undefined}>
      <LotPlan apartment={apartment} className={styles.plan} />
      <div>
        {before && <p className={styles.small}>{before}</p>}
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.small}>{place}</p>
      </div>
      <p className={styles.price}>
        <b>{formatMoney(price)}</b>
        {notes && <span className={styles.small}>{notes}</span>}
      </p>
    </div>
  );
}
