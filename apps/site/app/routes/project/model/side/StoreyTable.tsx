import { formatMillions } from '@m30/ui-kit/format';
import type { Chosen } from '../core/chosen.ts';
import type { Storey } from '../core/flats.ts';
import type { ModelSideProps } from './ModelSide.tsx';
import styles from './Side.module.css';

export interface StoreyTableProps extends Pick<
  ModelSideProps,
  'chosen' | 'onChoose' | 'onPoint' | 'onFocused'
> {
  rows: readonly Storey[];
}

/** Storeys of the chosen building from top to bottom; a row marks its storey in the model and opens its flats. */
export function StoreyTable({ rows, chosen, onChoose, onPoint, onFocused }: StoreyTableProps) {
  const storey = (floor: number): Chosen => ({ ...chosen, floor, flat: null });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Этажи корпуса</caption>
      <thead>
        <tr>
          <th scope="col">Этаж</th>
          <th scope="col">Свободно</th>
          <th scope="col">Цена</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ floor, free, flats, priceFrom }) => (
          <tr
            key={floor}
            data-none={free === 0 || undefined}
            onPointerMove={() => onPoint(storey(floor))}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onFocused(storey(floor))}
            onBlur={() => onFocused(null)}
          >
            <th scope="row">
              <button type="button" onClick={() => onChoose(storey(floor))}>
                Этаж&nbsp;{floor}
              </button>
            </th>
            <td>
              {free} из&nbsp;{flats.length}
            </td>
            <td>{priceFrom === null ? '—' : `от\u00a0${formatMillions(priceFrom)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
