import type { RefObject } from 'react';
import { Container } from '@m30/ui-kit/container';
import { Icon } from '@m30/ui-kit/icon';
import type { CatalogueState } from '../../../../store/apartments/filter-url.ts';
import { barGroups } from '../filter-field/groups.tsx';
import type { Count } from '../filter-form/use-draft.ts';
import { OpenPanel } from '../filter-panel/OpenPanel.tsx';
import styles from './FilterBar.module.css';
import { FilterPopover } from './FilterPopover.tsx';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  state: CatalogueState;
  count: Count;
  /** How many filters are in force. */
  active: number;
  panel: RefObject<HTMLDialogElement | null>;
}

/** The row of filters on a desk; each opens its popover, the last one the whole panel. */
export function FilterBar({ state, count, active, panel }: FilterBarProps) {
  return (
    <section className={styles.bar} aria-label="Фильтры">
      <Container className={styles.row}>
        {barGroups.map((group) => (
          <div key={group.id} className={styles.cell} data-filter={group.id}>
            <button type="button" className={styles.button} popoverTarget={`filter-${group.id}`}>
              <span className={styles.title}>{group.title}</span>
              <span className={styles.value}>
                <span>{group.summary(state.query, count.facets)}</span>
                <Icon name="chevron-down" size={16} />
              </span>
            </button>
            <FilterPopover id={`filter-${group.id}`} group={group} state={state} count={count} />
          </div>
        ))}
        <OpenPanel className={styles.all} active={active} panel={panel}>
          Все фильтры
        </OpenPanel>
      </Container>
    </section>
  );
}
