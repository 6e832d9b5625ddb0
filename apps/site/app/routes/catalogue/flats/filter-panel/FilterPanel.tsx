import { useEffect, useRef } from 'react';
import { useBackCloses } from '@m30/shell/modal';
import { IconButton } from '@m30/ui-kit/icon-button';
import {
  catalogueListing,
  type CatalogueState,
  filterKeys,
} from '../../../../store/apartments/filter-url.ts';
import { FilterFields } from '../filter-field/FilterFields.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import type { Count } from '../filter-form/use-draft.ts';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  state: CatalogueState;
  count: Count;
  /** The panel has closed, whichever way. */
  onClose: () => void;
}

/** All filters: a panel at the right on a desk, the whole screen on a phone; opens when it is drawn. */
export function FilterPanel({ state, count, onClose }: FilterPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  useBackCloses(true, close, false);
  return (
    // Escape is the keyboard's way to do what a press beside the panel does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="filters-title"
      data-modal="filters"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <header className={styles.head}>
        <h2 id="filters-title" className={styles.title}>
          Фильтры
        </h2>
        <IconButton label="Закрыть" icon="close" iconSize={24} onClick={close} />
      </header>
      <FilterForm
        // Another address is another draft.
        key={catalogueListing.write(state)}
        state={state}
        count={count}
        keys={filterKeys}
        onDone={close}
      >
        {(draft) => <FilterFields draft={draft} />}
      </FilterForm>
    </dialog>
  );
}
