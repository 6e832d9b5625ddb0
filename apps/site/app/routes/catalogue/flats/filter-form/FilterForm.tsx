import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { onBackEntry } from '@m30/shell/modal';
import { Button } from '@m30/ui-kit/button';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueState,
  type FilterKey,
} from '../../../../store/apartments/filter-url.ts';
import styles from './FilterForm.module.css';
import { readForm, useDraft, type Count, type Draft } from './use-draft.ts';
import { variants } from './variants.ts';

export interface FilterFormProps {
  state: CatalogueState;
  count: Count;
  /** Keys that this form edits; the others are sent along unchanged. */
  keys: readonly FilterKey[];
  /** Renders the fields for a draft. */
  children: (draft: Draft) => ReactNode;
  /** The form has been sent without a page load, and its result is there. */
  onDone: () => void;
}

/**
 * Some filters of the catalogue as a GET form. Its fields are the draft: without script the
 * browser sends them, with script they are counted at every change and become the address.
 */
export function FilterForm({ state, count, keys, children, onDone }: FilterFormProps) {
  const navigate = useNavigate();
  const { draft, change } = useDraft(state.query, count);
  const carried = catalogueListing
    .entries(state)
    .filter(([key]) => key !== 'page' && !keys.some((own) => own === key));
  const go = async (next: CatalogueState) => {
    // On a phone the panel has an entry of its own in the history: the result takes its place.
    const replace = onBackEntry();
    await navigate(catalogueHref(next), { replace, preventScrollReset: true });
    onDone();
  };
  return (
    <form
      className={styles.form}
      action="/katalog"
      onInput={(event) => change(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        void go(readForm(event.currentTarget));
      }}
    >
      {carried.map(([key, text]) => (
        <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
      ))}
      <div className={styles.fields}>{children(draft)}</div>
      <div className={styles.foot}>
        <Button
          variant="ghost"
          href={catalogueHref(catalogueListing.lift(state, keys))}
          data-keep-scroll=""
          onClick={onDone}
        >
          Сбросить
        </Button>
        <Button type="submit" className={styles.submit}>
          {submitLabel(draft)}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {draft.phase === 'counted' && draft.total !== null && `Найдено: ${variants(draft.total)}`}
      </p>
    </form>
  );
}

function submitLabel({ total }: Draft): string {
  if (total === null) return 'Показать';
  return total === 0 ? 'Ничего не\u00a0найдено' : `Показать ${variants(total)}`;
}
