import type { ReactNode } from 'react';
import { Action, type ActionProps } from '../../react/Action.tsx';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Chip.module.css';

/** With `href` it is a link that works without script, otherwise a button. */
export type FilterChipProps = ActionProps & {
  /** The filter in words: «До 14 млн ₽». */
  children: ReactNode;
  /**
   * `danger` for a filter that the page does not know.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
};

/** An applied filter that a press takes off. */
export function FilterChip({ children, tone = 'neutral', className, ...rest }: FilterChipProps) {
  return (
    <Action {...rest} className={cx(styles.filter, className)} data-kind={tone}>
      <span className="visually-hidden">Убрать фильтр: </span>
      {children}
      <Icon name="close" size={16} />
    </Action>
  );
}
