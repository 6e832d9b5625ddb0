import type { ReactNode } from 'react';
import { Mark } from '../../frame/rail/Mark.tsx';
import styles from './Entrance.module.css';

/** What stands around everything that comes before the desks. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className={styles.entrance}>
      <div className={styles.strip}>
        <Mark />
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
