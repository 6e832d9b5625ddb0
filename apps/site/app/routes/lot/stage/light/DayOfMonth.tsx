import { Scale } from '../../../../components/sun-ruler/Scale.tsx';

/** Days that have a figure; the last of the month has its own. */
const MARKED = [1, 5, 10, 15, 20, 25];

export interface DayOfMonthProps {
  /** ISO date. */
  iso: string;
  /** The same in words: «22 марта». */
  date: string;
  onDay: (iso: string) => void;
}

/** The days of a month as a scale: any day of the year is a month and a day. */
export function DayOfMonth({ iso, date, onDay }: DayOfMonthProps) {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (
    <Scale
      label="День месяца"
      valueText={date}
      min={1}
      max={last}
      value={day}
      strokes={[last - 1, last - 1]}
      marks={[...MARKED, last].map((one) => [one, one])}
      onValue={(to) => onDay(`${iso.slice(0, 8)}${String(to).padStart(2, '0')}`)}
    />
  );
}
