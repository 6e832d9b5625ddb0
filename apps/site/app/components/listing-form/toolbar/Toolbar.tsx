import type { ReactNode } from 'react';
import { FilterChip } from '@m30/ui-kit/chip';
import { TextLink } from '@m30/ui-kit/link';
import styles from './Toolbar.module.css';

/** A filter in force, in words, and the address without it. */
export interface ToolbarChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused?: boolean;
}

export interface ToolbarProps {
  chips: readonly ToolbarChip[];
  /** The list without filters. */
  reset: string;
  /** «12 помещений». */
  count: string;
  /** What is done with the list as it is; stands before the count. */
  action?: ReactNode;
  /** `SortForm`; none where the list has one order. */
  order?: ReactNode;
  /** Close to the filters above it, so that the first price is in sight. */
  compact?: boolean;
}

/** Filters in force, how much they leave, and its order. */
export function Toolbar({ chips, reset, count, action, order, compact }: ToolbarProps) {
  return (
    <div className={styles.toolbar} data-compact={compact || undefined}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Выбранные фильтры">
          {chips.map(({ label, href, refused = false }) => (
            <li key={href}>
              <FilterChip href={href} tone={refused ? 'danger' : 'neutral'} data-keep-scroll="">
                {label}
              </FilterChip>
            </li>
          ))}
          <li className={styles.reset}>
            <TextLink href={reset} data-keep-scroll="">
              Сбросить всё
            </TextLink>
          </li>
        </ul>
      )}
      <div className={styles.order}>
        {action}
        <p role="status">{count}</p>
        {order}
      </div>
    </div>
  );
}
