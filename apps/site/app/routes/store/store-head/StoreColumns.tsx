import type { ReactNode } from 'react';
import { Container } from '@m30/ui-kit/container';
import styles from './StoreColumns.module.css';

interface StoreColumnsProps {
  /** The lots of the list. */
  children: ReactNode;
  /** What belongs to the list as a whole, beside it on a desk. */
  aside?: ReactNode;
}

/** A list of lots with what belongs to all of them. */
export function StoreColumns({ children, aside }: StoreColumnsProps) {
  return (
    <Container className={styles.body}>
      <div className={styles.list}>{children}</div>
      {aside}
    </Container>
  );
}
