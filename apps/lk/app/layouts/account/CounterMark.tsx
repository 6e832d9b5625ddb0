import type { Counter } from '../../store/counter/use-counters.ts';
import styles from './CounterMark.module.css';

/** More than this is «99+»: the mark has room for two digits. */
const MOST = 99;

/** How much waits in a section, on its menu item; spoken in full. */
export function CounterMark({ counter }: { counter: Counter | undefined }) {
  if (!counter) return null;
  const { count, label } = counter;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="visually-hidden">, {label}</span>
    </span>
  );
}
