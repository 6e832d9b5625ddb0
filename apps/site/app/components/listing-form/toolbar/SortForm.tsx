import { useNavigate } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import styles from './Toolbar.module.css';

export interface SortFormProps {
  /** The list without filters. */
  action: string;
  /** Orders with their words, the default first. */
  orders: readonly (readonly [value: string, words: string])[];
  sort: string | undefined;
  /** The rest of the address, as hidden fields send it. */
  carried: readonly (readonly [key: string, text: string])[];
  /** The address of what the form would send. */
  addressOf: (sent: URLSearchParams) => string;
}

/** Order of a list; without script a button sends the choice. */
export function SortForm({
  action,
  orders,
  sort = orders[0]?.[0],
  carried,
  addressOf,
}: SortFormProps) {
  const navigate = useNavigate();
  // In an address the view comes last.
  const fields = (view: boolean) =>
    carried
      .filter(([key]) => (key === 'view') === view)
      .map(([key, text]) => <input key={`${key}=${text}`} type="hidden" name={key} value={text} />);
  return (
    <form className={styles.sort} action={action}>
      {fields(false)}
      <select
        // The address is the state: going back has to show the order it had.
        key={sort}
        name="sort"
        aria-label="Порядок"
        defaultValue={sort}
        onChange={({ currentTarget: { form } }) => {
          if (!form) return;
          const texts = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
          void navigate(addressOf(new URLSearchParams(texts)), { preventScrollReset: true });
        }}
      >
        {orders.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
      {fields(true)}
      <noscript>
        <button>Применить</button>
      </noscript>
    </form>
  );
}
