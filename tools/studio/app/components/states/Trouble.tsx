import { ErrorState, type ErrorStateProps } from '@m30/ui-kit/error-state';
import styles from './States.module.css';

/** Something of a desk could not be read; the rest of the Studio lives. */
export function Trouble(props: ErrorStateProps) {
  return <ErrorState {...props} className={styles.state} />;
}
