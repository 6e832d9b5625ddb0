import { useNavigate } from 'react-router';
import { FilterChip } from '@m30/ui-kit/chip';
import { Icon } from '@m30/ui-kit/icon';
import { TextLink } from '@m30/ui-kit/link';
import type { Listing, ListingState } from '../../store/listing/index.ts';
import styles from './ListingToolbar.module.css';

/** A filter in force, in words, and the address without it. */
export interface ListingChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused?: boolean;
}

export interface ListingToolbarProps<Query> {
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
  chips: readonly ListingChip[];
  /** «12 помещений». */
  count: string;
  /** Sort orders with their words, the default first; none where the list has one order. */
  sorts?: readonly (readonly [value: string, label: string])[];
}

/** Filters in force, how much they leave, and its order. */
export function ListingToolbar<Query>(props: ListingToolbarProps<Query>) {
  const { action, listing, state, chips, count, sorts } = props;
  const navigate = useNavigate();
  const entries = listing.entries(state);
  const sort = entries.find(([key]) => key === 'sort')?.[1] ?? sorts?.[0]?.[0];
  return (
    <div className={styles.toolbar}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Выбранные фильтры">
          {chips.map(({ label, href, refused = false }) => (
            <li key={label}>
              <FilterChip href={href} tone={refused ? 'danger' : 'neutral'} data-keep-scroll="">
                {label}
              </FilterChip>
            </li>
          ))}
          <li>
            <TextLink className={styles.reset} href={action} data-keep-scroll="">
              Сбросить всё
            </TextLink>
          </li>
        </ul>
      )}
      <div className={styles.order}>
        <p role="status">{count}</p>
        {sorts && (
          <form action={action}>
            {entries
              .filter(([key]) => key !== 'page' && key !== 'sort')
              .map(([key, text]) => (
                <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
              ))}
            <select
              key={sort}
              name="sort"
              aria-label="Порядок"
              defaultValue={sort}
              onChange={({ currentTarget: { form } }) => {
                if (!form) return;
                const texts = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
                const next = listing.read(new URLSearchParams(texts));
                void navigate(action + listing.write(next), { preventScrollReset: true });
              }}
            >
              {sorts.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={16} />
            <noscript>
              <button>Применить</button>
            </noscript>
          </form>
        )}
      </div>
    </div>
  );
}
