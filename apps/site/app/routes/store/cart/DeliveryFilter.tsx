import type { ResultOf } from '@m30/api/client';
import styles from './DeliveryFilter.module.css';

export interface DeliveryFilterProps {
  options: ResultOf<'Cart.Get'>['delivery'];
  /** `null` where all are shown. */
  chosen: string | null;
  /** Lots of all handovers. */
  count: number;
}

/** Leaves the lots of one handover; links, so that it works without JavaScript. */
export function DeliveryFilter({ options, chosen, count }: DeliveryFilterProps) {
  if (options.length < 2 && chosen === null) return null;
  const all = { id: null, name: 'Все', count };
  return (
    <nav className={styles.filter} aria-label="Срок сдачи">
      {[all, ...options].map(({ id, name, count: lots }) => (
        <a
          key={id}
          href={id ? `/cart?delivery=${id}` : '/cart'}
          aria-current={id === chosen ? 'true' : undefined}
          data-keep-scroll=""
        >
          {name} <small>{lots}</small>
        </a>
      ))}
    </nav>
  );
}
