import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import type { CatalogueState } from '../../../../store/apartments/filter-url.ts';
import type { Count } from '../filter-form/use-draft.ts';
import type { GroupId } from '../data/filter-groups.ts';
import { FilterPopover } from './lazy-filters.ts';
import styles from './FilterBar.module.css';

export interface FilterCellProps {
  id: GroupId;
  title: string;
  /** What is chosen, in a few words. */
  chosen: string;
  state: CatalogueState;
  count: Count;
  /** The page with all filters, for where there is no script. */
  filters: string;
}

/** One filter of the bar; the browser opens its popover, closes it by Escape and returns the focus. */
export function FilterCell({ id, title, chosen, state, count, filters }: FilterCellProps) {
  const popover = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The browser may have opened it before this script came.
    if (popover.current?.matches(':popover-open')) setWanted(true);
  }, []);
  return (
    <div className={styles.cell} data-filter={id}>
      <button type="button" className={styles.button} popoverTarget={`filter-${id}`}>
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>
          <span>{chosen}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div
        ref={popover}
        id={`filter-${id}`}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-label={title}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setWanted(true);
        }}
      >
        {wanted ? (
          <Suspense fallback={<p className={styles.wait} aria-busy="true" />}>
            <FilterPopover id={id} state={state} count={count} />
          </Suspense>
        ) : (
          <noscript>
            <a href={filters}>Открыть фильтры</a>
          </noscript>
        )}
      </div>
    </div>
  );
}
