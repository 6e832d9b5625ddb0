import type { ReactNode } from 'react';
import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import styles from './Viewing.module.css';

type Slots = ResultOf<'Viewing.GetSlots'>;

export interface ViewingSideProps {
  lot: Slots['lot'] | null;
  host: Slots['host'];
  place?: Slots['places'][number] | undefined;
  /** Under it all. */
  children?: ReactNode;
}

/** What is shown, who meets, and how to come there. */
export function ViewingSide({ lot, host, place, children }: ViewingSideProps) {
  return (
    <aside className={styles.side}>
      {lot && <ShownLot lot={lot} />}
      <div className={styles.host}>
        {host.portrait && (
          <img className={styles.portrait} src={host.portrait} alt="" width={72} height={90} />
        )}
        <p>
          <span className={styles.label}>Вас встретит</span>
          <b>{host.name}</b>
          <span className={styles.muted}>{host.about}</span>
        </p>
      </div>
      {place && (
        <div className={styles.way}>
          <span className={styles.label}>{place.point ? 'Как добраться' : 'Как пройдёт'}</span>
          <p>{place.address}</p>
          <p className={styles.muted}>{place.advice}</p>
        </div>
      )}
      {children}
    </aside>
  );
}

/** The lot of a viewing in a few lines. */
export function ShownLot({ lot }: { lot: Slots['lot'] }) {
  const { title, where, price, plan, mirrored } = lot;
  return (
    <div className={styles.lot}>
      {plan && (
        <img
          className={styles.plan}
          data-drawing=""
          src={plan}
          alt=""
          width={196}
          height={196}
          data-mirrored={mirrored || undefined}
        />
      )}
      <p>
        <b>{title}</b>
        <span className={styles.muted}>{where}</span>
        {price !== null && <span className={styles.price}>{formatMoney(price)}</span>}
      </p>
    </div>
  );
}
