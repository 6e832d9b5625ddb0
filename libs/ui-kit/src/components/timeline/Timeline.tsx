import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Timeline.module.css';

/** One thing on a {@link Timeline}. */
export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When, in words: «20.11, 10:05», «около 30.11». */
  date?: ReactNode;
  /** The same moment for machines, ISO 8601. */
  dateTime?: string | undefined;
  /** A line under the title. */
  text?: ReactNode;
  /** What is to be done about it: one small button. */
  action?: ReactNode;
  /**
   * Behind us, under way or ahead.
   * @default 'done'
   */
  state?: 'done' | 'now' | 'next' | undefined;
}

/** Other props go to the `<ol>`. */
export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order they are shown. */
  items: readonly TimelineItem[];
}

const spoken = { done: 'Выполнено: ', now: 'Сейчас: ', next: 'Впереди: ' } as const;

/** What has happened and what comes, on one line. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={cx(styles.timeline, className)}>
      {items.map(({ id, title, date, dateTime, text, action, state = 'done' }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} />
          <div className={styles.what}>
            <p className={styles.title}>
              <VisuallyHidden>{spoken[state]}</VisuallyHidden>
              {title}
            </p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {date && (
            <p className={styles.date}>
              {dateTime ? <time dateTime={dateTime}>{date}</time> : date}
            </p>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ol>
  );
}
