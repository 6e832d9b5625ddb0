import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './ErrorState.module.css';

/** Other props go to the root. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * What happened.
   * @default 'Не удалось загрузить'
   */
  title?: ReactNode;
  /** What to do. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A further way out: a telephone, a link. */
  action?: ReactNode;
}

/** Something failed in this part of the page; announced, and the rest of the page lives. */
export function ErrorState({
  title = 'Не\u00a0удалось загрузить',
  onRetry,
  action,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" {...rest} className={cx(styles.state, className)}>
      <p className={styles.title}>
        <Icon name="warning" />
        <span>{title}</span>
      </p>
      {children && <div>{children}</div>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              Повторить
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
