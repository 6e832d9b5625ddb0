import { Button } from '@m30/ui-kit/button';
import { NumberField } from '@m30/ui-kit/number-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { LONGEST_NAME } from '../core/item.ts';
import type { Plan } from '../core/plan.ts';
import { OWN, PRESETS } from '../core/presets.ts';
import { ItemShape } from '../plan/ItemShape.tsx';
import styles from './Palette.module.css';

export interface PaletteProps {
  plan: Plan;
  /** Nothing more can be put. */
  isFull: boolean;
}

/** Centimetres that a drawing of the palette is wide and tall: all are in one scale. */
const FRAME = 224;

/** Things of usual sizes and one’s own, each put into its room by a press. */
export function Palette({ plan, isFull }: PaletteProps) {
  return (
    <section className={styles.palette} aria-labelledby="fit-palette">
      <h2 id="fit-palette">Поставить</h2>
      <Select
        label="Куда"
        name="room"
        placeholder="В подходящую комнату"
        options={plan.rooms.map(({ name, area }, at) => ({
          id: String(at),
          label: `${name}, ${String(area).replace('.', ',')}\u00a0м²`,
        }))}
      />
      <ul className={styles.presets}>
        {PRESETS.map(({ kind, name, width, depth }) => (
          <li key={kind}>
            <button type="submit" name="do" value={`add.${kind}`} disabled={isFull}>
              <svg viewBox={`${-FRAME / 2} ${-FRAME / 2} ${FRAME} ${FRAME}`} aria-hidden="true">
                <g transform={`translate(${-width / 2} ${-depth / 2})`}>
                  <ItemShape kind={kind} width={width} depth={depth} />
                </g>
              </svg>
              <span>
                {name}
                <small>
                  {width} × {depth}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <fieldset className={styles.own}>
        <legend>Своя мебель</legend>
        <TextField label="Название" name="name" maxLength={LONGEST_NAME} autoComplete="off" />
        <NumberField label="Ширина" name="width" after="см" />
        <NumberField label="Глубина" name="depth" after="см" />
        <Button type="submit" name="do" value={`add.${OWN}`} variant="secondary" disabled={isFull}>
          Поставить свою
        </Button>
      </fieldset>
    </section>
  );
}
