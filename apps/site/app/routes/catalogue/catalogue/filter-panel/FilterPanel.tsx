import { Fragment, type RefObject } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import {
  filterKeys,
  writeCatalogueUrl,
  type CatalogueState,
} from '../../../../store/apartments/filter-url.ts';
import { ChoiceChips } from '../filter-field/ChoiceChips.tsx';
import { FieldGroup } from '../filter-field/FieldGroup.tsx';
import { panelGroups } from '../filter-field/groups.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import type { Count, Draft } from '../filter-form/use-draft.ts';
import styles from './FilterPanel.module.css';
import { PANEL_ID } from './OpenPanel.tsx';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  ref: RefObject<HTMLDialogElement | null>;
  state: CatalogueState;
  count: Count;
}

/** All filters: a panel at the right on a desk, the whole screen on a phone. */
export function FilterPanel({ ref, state, count }: FilterPanelProps) {
  const close = () => ref.current?.close();
  return (
    // Escape is the keyboard's way to do what a press beside the panel does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      id={PANEL_ID}
      popover="auto"
      className={styles.panel}
      aria-labelledby="filters-title"
      data-modal="filters"
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <header className={styles.head}>
        <h2 id="filters-title" className={styles.title}>
          Фильтры
        </h2>
        <IconButton
          label="Закрыть"
          icon="close"
          iconSize={24}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          onClick={close}
        />
      </header>
      <FilterForm
        // Another address is another draft.
        key={writeCatalogueUrl(state)}
        state={state}
        count={count}
        keys={filterKeys}
        onDone={close}
      >
        {(draft) =>
          panelGroups.map((group) => (
            <Fragment key={group.id}>
              <FieldGroup title={group.title}>{group.fields(draft.query, draft.facets)}</FieldGroup>
              {group.id === 'complex' && <Buildings {...draft} />}
            </Fragment>
          ))
        }
      </FilterForm>
    </dialog>
  );
}

/** Buildings have names of their own only within one complex. */
function Buildings({ query, facets }: Draft) {
  const [complex, another] = query.complex ?? [];
  if (!complex || another || facets.building.length < 2) return null;
  return (
    <FieldGroup title="Корпус">
      <ChoiceChips
        key={complex}
        name="building"
        options={facets.building}
        chosen={query.building ?? []}
      />
    </FieldGroup>
  );
}
