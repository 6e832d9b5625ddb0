import { NothingSpot } from '@m30/ui-kit/spot';
import { EmptyState, type EmptyStateProps } from '@m30/ui-kit/empty-state';
import styles from './States.module.css';

/** A desk with nothing on it, and what would bring something. */
export function Nothing(props: EmptyStateProps) {
  return <EmptyState drawing={<NothingSpot />} {...props} className={styles.state} />;
}
