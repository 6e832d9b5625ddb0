import { useNavigate } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import { LOT_SORTS, type LotSort } from '@m30/api/filters';
import styles from './Toolbar.module.css';

const [DEFAULT] = LOT_SORTS;

const ORDERS = Object.entries({
  mixed: 'вперемешку',
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  metre: 'сначала дешевле за\u00a0м²',
  '-metre': 'сначала дороже за\u00a0м²',
  area: 'сначала меньше',
  '-area': 'сначала больше',
  handover: 'сначала готовые',
  floor: 'сначала низкие этажи',
  '-floor': 'сначала высокие этажи',
  '-sun': 'сначала солнечные',
} satisfies Record<LotSort, string>);

export interface SortSelectProps {
  sort: LotSort | undefined;
  /** The rest of the address, as hidden fields send it. */
  kept: readonly (readonly [key: string, text: string])[];
}

/** Order of the lots; without script a button sends the choice. */
export function SortSelect({ sort = DEFAULT, kept }: SortSelectProps) {
  const navigate = useNavigate();
  const fields = (view: boolean) =>
    kept
      .filter(([key]) => (key === 'view') === view)
      .map(([key, text]) => <input key={`${key}=${text}`} type="hidden" name={key} value={text} />);
  return (
    <form className={styles.sort} action="/katalog">
      {fields(false)}
      <select
        // The address is the state: going back has to show the order it had.
        key={sort}
        name="sort"
        aria-label="Порядок"
        defaultValue={sort}
        onChange={({ currentTarget: { form } }) => {
          if (form) void navigate(addressOf(form), { preventScrollReset: true });
        }}
      >
        {ORDERS.map(([order, words]) => (
          <option key={order} value={order}>
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

/** What the form would send; the default order is left out, as in every address. */
function addressOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)]
    .map(([key, value]) => [key, String(value)])
    .filter(([key, text]) => key !== 'sort' || text !== DEFAULT);
  const search = new URLSearchParams(texts).toString().replaceAll('%2C', ',');
  return `/katalog${search && '?'}${search}`;
}
