import styles from './Rail.module.css';

interface WaitingProps {
  count: number;
  /** The number with what is counted, spoken. */
  words: string;
}

/** How much waits at a desk, on its place in the rail; nothing where nothing does. */
export function Waiting({ count, words }: WaitingProps) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting} role="img" aria-label={words}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
