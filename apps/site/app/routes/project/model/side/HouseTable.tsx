import { formatCount, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { catalogueOf } from '../../details/data/catalogue-of.ts';
import type { House } from '../core/houses.ts';
import styles from './Side.module.css';

export interface HouseTableProps {
  vendor: string;
  houses: readonly House[];
}

/** The buildings of the model in figures; a row leads to its flats in the catalogue. */
export function HouseTable({ vendor, houses }: HouseTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Корпуса модели</caption>
      <thead>
        <tr>
          <th scope="col">Корпус</th>
          <th scope="col" className={styles.wide}>
            Этажей
          </th>
          <th scope="col">Свободно</th>
          <th scope="col" className={styles.wide}>
            Ключи
          </th>
          <th scope="col">Цена</th>
        </tr>
      </thead>
      <tbody>
        {houses.map(({ subvendor, name, floors, free, handover, priceFrom, upcoming }) => (
          <tr key={subvendor} data-none={free === 0 || undefined}>
            <th scope="row">
              <a href={catalogueOf(vendor, { building: [subvendor] })}>{name}</a>
              <small className={styles.narrow}>
                {formatQuarter(handover)}, {formatCount(floors, ['этаж', 'этажа', 'этажей'])}
              </small>
            </th>
            <td className={styles.wide}>{floors}</td>
            <td>{upcoming ? 'скоро' : free}</td>
            <td className={styles.wide}>{formatQuarter(handover)}</td>
            <td>{priceFrom === null ? '—' : `от\u00a0${formatMillions(priceFrom)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
