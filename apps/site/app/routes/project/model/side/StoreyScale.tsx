import { formatMillions } from '@m30/ui-kit/format';
import { Scale } from '../../../../components/sun-ruler/Scale.tsx';
import type { Storey } from '../core/flats.ts';
import styles from './Side.module.css';

export interface StoreyScaleProps {
  /** From the highest down. */
  rows: readonly Storey[];
  /** `null`: all of them. */
  floor: number | null;
  onFloor: (floor: number | null) => void;
}

/** The storeys of a building as a part of the longitude scale: the chosen one is marked in the model. Its left end are all of them. */
export function StoreyScale({ rows, floor, onFloor }: StoreyScaleProps) {
  const [highest, lowest] = [rows[0]?.floor ?? 0, rows.at(-1)?.floor ?? 0];
  if (highest <= lowest) return null;
  const all = lowest - 1;
  return (
    <div className={styles.storeys}>
      <Scale
        label="Этаж"
        valueText={storeyWords(rows.find((row) => row.floor === floor))}
        min={all}
        max={highest}
        value={floor ?? all}
        strokes={[1, highest - all]}
        marks={[
          [all, 'все'],
          ...(floor !== null && floor > lowest && floor < highest ? [[floor, floor] as const] : []),
          [highest, highest],
        ]}
        onValue={(to) => onFloor(to === all ? null : to)}
      />
    </div>
  );
}

/** «Этаж 6, свободно 4 из 8, от 12,3 млн ₽» for who does not see the mark. */
export function storeyWords(row: Storey | undefined): string {
  if (!row) return 'Все этажи';
  const price = row.priceFrom === null ? '' : `, от\u00a0${formatMillions(row.priceFrom)}`;
  return `Этаж ${row.floor}, свободно ${row.free} из\u00a0${row.flats.length}${price}`;
}
