import type { CSSProperties } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { Meridian } from '@m30/ui-kit/meridian';
import { PHASE_NAMES, runsOf, type ProgressMonth } from './stage-words.ts';
import styles from './MonthRuler.module.css';

export interface MonthRulerProps {
  /** The oldest first. */
  months: readonly ProgressMonth[];
  /** Indexes of the two months that are compared. */
  pair: readonly [number, number];
  onLeft: (index: number) => void;
  onRight: (index: number) => void;
}

/** Number of months and places on them, for the style sheet. */
interface Placed extends CSSProperties {
  '--m30-months'?: number;
  '--m30-at'?: number;
  '--m30-long'?: number;
}

/** All months on one ruler: the phases as bands above it, a handle for each of the two months. */
export function MonthRuler({ months, pair, onLeft, onRight }: MonthRulerProps) {
  const [left, right] = pair;
  const said = (index: number) => {
    const month = months[index];
    return month ? `${formatDate(month.month, 'month')}, ${PHASE_NAMES[month.phase]}` : '';
  };
  const bounds = { min: 0, max: months.length - 1, step: 1 } as const;
  const ruler: Placed = { '--m30-months': months.length };
  return (
    <div className={styles.ruler} style={ruler}>
      {runsOf(months).map(({ phase, from, months: long }) => (
        <span
          key={from}
          className={styles.phase}
          style={{ '--m30-at': from, '--m30-long': long } as Placed}
        >
          {PHASE_NAMES[phase]}
        </span>
      ))}
      <div className={styles.axis} aria-hidden="true" />
      {months.map(
        ({ month }, index) =>
          (index === 0 || month.endsWith('-01-01')) && (
            <span
              key={month}
              className={styles.year}
              style={{ '--m30-at': index } as Placed}
              aria-hidden="true"
            >
              {month.slice(0, 4)}
            </span>
          ),
      )}
      <Meridian className={styles.now} at={((right + 0.5) / months.length) * 100} />
      <input
        type="range"
        {...bounds}
        className={styles.handle}
        // Both at the end of the ruler: the left one is the one that can still move.
        data-above={left > (months.length - 1) / 2 || undefined}
        aria-label="Месяц слева"
        aria-valuetext={said(left)}
        value={left}
        onChange={({ target }) => onLeft(target.valueAsNumber)}
      />
      <input
        type="range"
        {...bounds}
        className={styles.handle}
        data-now
        aria-label="Месяц справа"
        aria-valuetext={said(right)}
        value={right}
        onChange={({ target }) => onRight(target.valueAsNumber)}
      />
    </div>
  );
}
