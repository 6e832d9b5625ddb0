import { useRef } from 'react';
import { catalogueListing, type CatalogueState } from '../../../../store/apartments/filter-url.ts';
import { FieldGroup } from '../filter-field/FieldGroup.tsx';
import { groups } from '../filter-field/groups.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import type { Count } from '../filter-form/use-draft.ts';
import { groupKeys, type GroupId } from '../data/filter-groups.ts';

export interface FilterPopoverProps {
  id: GroupId;
  state: CatalogueState;
  count: Count;
}

/** What a popover of the bar holds: one group of filters as a form. */
export function FilterPopover({ id, state, count }: FilterPopoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const { title, fields } = groups[id];
  return (
    <div ref={place}>
      <FilterForm
        // Another address is another draft.
        key={catalogueListing.write(state)}
        state={state}
        count={count}
        keys={groupKeys(id)}
        onDone={() => place.current?.closest<HTMLElement>('[popover]')?.hidePopover()}
      >
        {({ query, facets }) => (
          <FieldGroup title={title} bare>
            {fields(query, facets)}
          </FieldGroup>
        )}
      </FilterForm>
    </div>
  );
}
