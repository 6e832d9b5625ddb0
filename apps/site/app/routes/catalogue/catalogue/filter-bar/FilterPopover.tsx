import { useRef } from 'react';
import { writeCatalogueUrl, type CatalogueState } from '../../../../store/apartments/filter-url.ts';
import { FieldGroup } from '../filter-field/FieldGroup.tsx';
import type { FilterGroup } from '../filter-field/groups.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import type { Count } from '../filter-form/use-draft.ts';
import styles from './FilterBar.module.css';

/** Props of {@link FilterPopover}. */
export interface FilterPopoverProps {
  id: string;
  group: FilterGroup;
  state: CatalogueState;
  count: Count;
}

/** One filter below its button; the browser opens it, closes it by Escape and returns the focus. */
export function FilterPopover({ id, group, state, count }: FilterPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className={styles.popover}
      role="dialog"
      aria-label={group.title}
    >
      <FilterForm
        // Another address is another draft.
        key={writeCatalogueUrl(state)}
        state={state}
        count={count}
        keys={group.keys}
        onDone={() => popover.current?.hidePopover()}
      >
        {({ query, facets }) => (
          <FieldGroup title={group.title} bare>
            {group.fields(query, facets)}
          </FieldGroup>
        )}
      </FilterForm>
    </div>
  );
}
