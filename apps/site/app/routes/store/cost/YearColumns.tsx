import type { CSSProperties } from 'react';
import type { OwnershipYear } from '@m30/calculators/ownership/core';
import { formatMillions } from '@m30/ui-kit/format';
import { COST_COLUMNS, inMillions } from './core/cost-words.ts';
import styles from './YearColumns.module.css';

export interface YearColumnsProps {
  years: readonly OwnershipYear[];
  total: OwnershipYear;
}

/** Heights for the style sheet: shares of all that is paid in the dearest year, per cent. */
interface Height extends CSSProperties {
  '--m30-height': string;
}

/** More years than this have no room for a figure each. */
const ROOM = 12;

/** A column a year, of what is paid in it; below the axis what comes back. The table says the same. */
export function YearColumns({ years, total }: YearColumnsProps) {
  const paid = years.map((year) => year.total - year.deduction);
  const most = Math.max(...paid, 1);
  const height = (kopecks: number): Height => ({
    '--m30-height': `${((Math.abs(kopecks) / most) * 100).toFixed(2)}%`,
  });
  const dearest = years[paid.indexOf(most)];
  return (
    <figure>
      <div
        className={styles.chart}
        role="img"
        aria-label={`Расходы по\u00a0годам: больше всего в\u00a0${dearest?.year} году, ${formatMillions(most)}; всего ${formatMillions(total.total)}`}
        data-many={years.length > ROOM || undefined}
      >
        {years.map((year) => (
          <div key={year.year} className={styles.year}>
            <div className={styles.paid}>
              <b>{inMillions(year.total - year.deduction)}</b>
              {COST_COLUMNS.toReversed().map(({ key }) =>
                key === 'deduction' || year[key] === 0 ? null : (
                  <i key={key} data-cost={key} style={height(year[key])} />
                ),
              )}
            </div>
            <div className={styles.back}>
              {year.deduction !== 0 && <i data-cost="deduction" style={height(year.deduction)} />}
            </div>
            <span>{year.year}</span>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {COST_COLUMNS.map(({ key, label }) => (
          <li key={key}>
            <i data-cost={key} aria-hidden="true" />
            {label}
            <b>{inMillions(total[key])}</b>
          </li>
        ))}
        <li>
          Итого, млн&nbsp;₽ <b>{inMillions(total.total)}</b>
        </li>
      </ul>
    </figure>
  );
}
