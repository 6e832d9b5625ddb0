import { useId } from 'react';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { formatDate } from '@m30/ui-kit/format';
import { TimeField } from '@m30/ui-kit/time-field';
import type { SlotDay } from '../../store/handover/handover.ts';
import styles from './SlotPicker.module.css';

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps {
  days: readonly SlotDay[];
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  onDayChange: (day: string) => void;
  /** The chosen time, an ISO instant; empty is none. */
  at: string;
  onAtChange: (at: string) => void;
  error?: string | undefined;
}

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];

/** A day and a time of it; what is taken stays in sight, crossed out. */
export function SlotPicker({ days, day, onDayChange, at, onAtChange, error }: SlotPickerProps) {
  const name = useId();
  const times = days.find((one) => one.day === day)?.times ?? [];
  return (
    <div className={styles.picker}>
      <Fieldset size="label" legend="День" role="radiogroup" aria-required>
        <span className={styles.days}>
          {days.map((one) => {
            const isFull = one.times.every(({ free }) => !free);
            return (
              <label key={one.day} className={styles.day}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name}
                  value={one.day}
                  checked={one.day === day}
                  disabled={isFull}
                  onChange={() => onDayChange(one.day)}
                />
                <small aria-hidden="true">{weekdayOf(one.day)}</small>
                <span aria-hidden="true">{Number(one.day.slice(-2))}</span>
                <span className="visually-hidden">
                  {formatDate(one.day, 'day')}, {weekdayOf(one.day)}
                  {isFull && ', мест нет'}
                </span>
              </label>
            );
          })}
        </span>
      </Fieldset>
      <p className={styles.month}>{day ? formatDate(day) : 'Выберите день'}, время московское</p>
      <TimeField
        slots={times.map(({ time, free }) => ({ time, disabled: !free }))}
        value={times.find((one) => one.at === at)?.time ?? ''}
        error={error}
        required
        onValueChange={(time) => onAtChange(times.find((one) => one.time === time)?.at ?? '')}
      />
    </div>
  );
}
