import { formatMoney } from '@m30/ui-kit/format';
import { lotTitle } from '../../../components/lot-card/lot-title.ts';
import { statusTitle } from '../../../components/lot-card/lot-status.ts';
import type { Facade } from '../building/BuildingPage.tsx';
import styles from './PickerPage.module.css';

export interface FloorLotsProps {
  floor: number;
  lots: Facade['lots'];
}

/** The flats of one floor, those that are taken too. */
export function FloorLots({ floor, lots }: FloorLotsProps) {
  return (
    <section className={styles.lots} aria-labelledby="lots-title">
      <h2 id="lots-title" className={styles.title}>
        {floor}&nbsp;этаж
      </h2>
      <ul className={styles.floors}>
        {lots.map((lot) => (
          <li key={lot.id}>
            <a href={lot.url}>
              <b>№&nbsp;{lot.number}</b>
              <span>
                {lotTitle(lot)}
                <br />
                {lot.status === 'free' && lot.price !== null
                  ? formatMoney(lot.price)
                  : statusTitle(lot.status)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
