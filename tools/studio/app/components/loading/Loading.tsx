import { Skeleton } from '@m30/ui-kit/skeleton';
import styles from './Loading.module.css';

const ROWS = 12;

/** Rows of a table that is being read, in the places they will have. */
export function Loading() {
  return (
    <div className={styles.rows} role="status" aria-label="Загружаем">
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={`${60 - ((index * 7) % 30)}%`} height={12} />
        </div>
      ))}
    </div>
  );
}
