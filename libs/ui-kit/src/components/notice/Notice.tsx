import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';

/** Other props go to the root (`role="status"` to announce it). */
export interface NoticeProps extends ComponentProps<'div'> {
  /**
   * What kind of news: said by icon and colour, so the words must say it too.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
}

const icons = { info: 'info', success: 'check', warning: 'clock', danger: 'warning' } as const;

/** A line of news inside a page. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={cx(styles.notice, className)} data-kind={tone}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
