import { formatMoney } from '@m30/ui-kit/format';
import { lotTitle } from '../../store/objects/lot-title.ts';
import type { Marked } from './FlatShapes.tsx';
import type { FloorFlat } from './FloorPlan.tsx';
import { statusWord } from './flat-words.ts';
import styles from './FloorPlan.module.css';

/** The twin of the drawing: the same flats as rows. */
export function FlatList({ flats, current, active, onActive }: Marked & { flats: FloorFlat[] }) {
  return (
    <ul className={styles.list}>
      {flats.map((flat) => (
        <li key={flat.id}>
          <a
            href={flat.url}
            data-status={flat.status}
            data-active={flat.id === active || undefined}
            aria-current={flat.id === current ? 'true' : undefined}
            onPointerEnter={() => onActive(flat.id)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(flat.id)}
            onBlur={() => onActive(null)}
          >
            <span className={styles.number}>№&nbsp;{flat.number}</span>
            <span>{lotTitle(flat)}</span>
            <b>
              {flat.status === 'free' && flat.price !== null
                ? formatMoney(flat.price)
                : statusWord(flat.status)}
            </b>
          </a>
        </li>
      ))}
    </ul>
  );
}
