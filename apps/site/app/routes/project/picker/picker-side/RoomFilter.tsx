import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import type { PickerData, Toggle } from '../data/picker-data.ts';
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
        {fits(offer.count)} {countFlats(offer.count)} из {offer.total}
      </p>
    </>
  );
}

function Chip({ title, name, href, count, on }: Toggle) {
  const words = (
    <>
      <span aria-hidden="true">{title}</span>
      <VisuallyHidden>{name}, </VisuallyHidden>
      <small>{count}</small>
      {on && <VisuallyHidden>, убрать фильтр</VisuallyHidden>}
    </>
  );
  if (count === 0 && !on) {
    return (
      <span className={styles.chip} role="link" aria-disabled="true">
        {words}
      </span>
    );
  }
  return (
    <a
      className={styles.chip}
      href={href}
      data-keep-scroll=""
      aria-current={on ? 'true' : undefined}
    >
      {words}
    </a>
  );
}

const plurals = new Intl.PluralRules('ru');
const fits = (count: number) => (plurals.select(count) === 'few' ? FITS[1] : FITS[0]);
