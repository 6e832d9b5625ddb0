import { formatDate } from '@m30/ui-kit/format';
import { DayScale } from '../../../../components/sun-ruler/DayScale.tsx';
import { MonthCells } from '../../../../components/sun-ruler/MonthCells.tsx';
import type { SunPlace } from '../../../../components/sun-ruler/sun-at.ts';
import { clock } from '../../../../components/sun-ruler/sun-words.ts';
import { isoOf, sunWords, type Moment } from '../core/sun-time.ts';
import styles from './SunBar.module.css';

export interface SunBarProps {
  moment: Moment;
  sun: SunPlace;
  onMoment: (moment: Moment) => void;
}

/** The hours of a day and the months of a year: the sun of the model stands where it will stand. */
export function SunBar({ moment, sun, onMoment }: SunBarProps) {
  const { month, minute } = moment;
  const words = `${formatDate(isoOf(moment), 'day')}, ${sunWords(sun)}`;
  const goMonth = (to: number) => onMoment({ ...moment, month: Math.min(Math.max(to, 1), 12) });
  return (
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
  );
}
