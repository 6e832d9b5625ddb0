import { useId } from 'react';
import { MONTHS } from './sun-words.ts';
import styles from './MonthCells.module.css';

export interface MonthCellsProps {
  /** 1…12. */
  month: number;
  onMonth: (month: number) => void;
}

/** The year in twelve cells: each leads to its twenty-second. */
export function MonthCells({ month, onMonth }: MonthCellsProps) {
  const group = useId();
  return (
    <fieldset className={styles.months}>
      <legend className="visually-hidden">Месяц</legend>
      {MONTHS.map((name, index) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            value={index + 1}
            checked={month === index + 1}
            onChange={() => onMonth(index + 1)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
