import { formatDate } from '@m30/ui-kit/format';
import { DayScale } from './DayScale.tsx';
import { MonthCells } from './MonthCells.tsx';
import type { SunPlace } from './sun-at.ts';
import { clock } from './sun-words.ts';
import { isoOf, seasonWords, sunWords, type Moment, type Nature } from './sun-time.ts';
import styles from './SunBar.module.css';

export interface SunBarProps {
  moment: Moment;
  sun: SunPlace;
  nature: Nature;
  onMoment: (moment: Moment) => void;
}

/** The hours of a day and the months of a year: the sun of the model stands where it will stand. */
export function SunBar({ moment, sun, nature, onMoment }: SunBarProps) {
  const { month, minute } = moment;
  const season = seasonWords(month, nature);
  const words = `${formatDate(isoOf(moment), 'day')}, ${sunWords(sun)}${season && `; ${season}`}`;
  const goMonth = (to: number) => onMoment({ ...moment, month: Math.min(Math.max(to, 1), 12) });
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <p>
          <b>{clock(minute)}</b>
          <span>{words}</span>
        </p>
        <DayScale
          className={styles.hours}
          minute={minute}
          valueText={`${clock(minute)}, ${words}`}
          onMinute={(to) => onMoment({ ...moment, minute: to })}
          onMonth={(step) => goMonth(month + step)}
        />
        <div className={styles.months}>
          <MonthCells month={month} onMonth={goMonth} />
        </div>
      </div>
    </div>
  );
}
