import { formatCount } from '@m30/ui-kit/format';
import type { PickerData, Toggle } from '../picker-data.ts';
import styles from './PickerSide.module.css';

const FITS = ['Подходит', 'Подходят', 'Подходит'] as const;

/** Which flats are looked for: each chip is a link that puts a filter on or takes it off. */
export function RoomFilter({ picker }: { picker: PickerData }) {
  const { rooms, free, offer } = picker;
  return (
    <>
      <ul className={styles.filter} aria-label="Комнат">
        {[...rooms, free].map((toggle) => (
          <li key={toggle.name}>
            <Chip {...toggle} />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {fits(offer.count)} {formatCount(offer.count, ['квартира', 'квартиры', 'квартир'])} из{' '}
        {offer.total}
      </p>
    </>
  );
}

function Chip({ title, name, href, count, on }: Toggle) {
  const words = `${name}, ${count}`;
  if (count === 0 && !on) {
    return (
      <span className={styles.chip} aria-disabled="true" aria-label={words} role="link">
        {title} <small>0</small>
      </span>
    );
  }
  return (
    <a
      className={styles.chip}
      href={href}
      data-keep-scroll=""
      aria-current={on ? 'true' : undefined}
      aria-label={on ? `${words}, убрать фильтр` : words}
    >
      {title} <small>{count}</small>
    </a>
  );
}

const plurals = new Intl.PluralRules('ru');
const fits = (count: number) => (plurals.select(count) === 'few' ? FITS[1] : FITS[0]);
