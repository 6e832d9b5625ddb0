import { useNavigate } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import {
  catalogueEntries,
  catalogueHref,
  SORTS,
  type CatalogueState,
} from '../../../../store/apartments/filter-url.ts';
import { readForm } from '../filter-form/use-draft.ts';
import styles from './SortSelect.module.css';

const LABELS: Record<(typeof SORTS)[number], string> = {
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  area: 'сначала меньше',
  '-area': 'сначала больше',
  handover: 'сначала готовые',
};

/** Order of the lots; without script a button sends the choice. */
export function SortSelect({ state }: { state: CatalogueState }) {
  const navigate = useNavigate();
  const kept = catalogueEntries(state).filter(([key]) => key !== 'page' && key !== 'sort');
  return (
    <form className={styles.form} action="/katalog">
      {kept.map(([key, text]) => (
        <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
      ))}
      <select
        // The address is the state: going back has to show the order it had.
        key={state.query.sort}
        className={styles.select}
        name="sort"
        aria-label="Порядок"
        defaultValue={state.query.sort ?? SORTS[0]}
        onChange={({ currentTarget: { form } }) => {
          if (form) void navigate(catalogueHref(readForm(form)), { preventScrollReset: true });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
      <noscript>
        <button className={styles.apply}>Применить</button>
      </noscript>
    </form>
  );
}
