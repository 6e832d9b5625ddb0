import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './EmptyState.module.css';

/** Other props go to the root. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of: «По этим фильтрам квартир нет». */
  title: ReactNode;
  /** What would help. */
  children?: ReactNode;
  /** A spot drawing above the words. */
  drawing?: ReactNode;
  /** The one button that does it. */
  action?: ReactNode;
}

/** Nothing to show, and the way on. */
export function EmptyState({
  title,
  drawing,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.state, className)}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
