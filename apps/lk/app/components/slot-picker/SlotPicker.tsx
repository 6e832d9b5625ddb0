import { Fragment, useId } from 'react';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { formatDate, weekdayOf } from '@m30/ui-kit/format';
import { TimeField } from '@m30/ui-kit/time-field';
import type { SlotDay } from '../../store/handover/handover.ts';
import styles from './SlotPicker.module.css';

export interface SlotPickerProps {
  days: readonly SlotDay[];
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  onDayChange: (day: string) => void;
  /** The chosen time, an ISO instant; empty is none. */
  at: string;
  onAtChange: (at: string) => void;
  error?: string | undefined;
  /** The time that is booked already and may be moved, an ISO instant. */
  booked?: string | undefined;
  /** Id of the group of times. */
  timesId?: string | undefined;
}

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

const weekdayName = (day: string) => WEEKDAYS[weekdayOf(day) - 1];

/** «ноябрь 2026»; empty for no day. */
const monthOf = (day: string) => (day ? formatDate(day, 'month') : '');

/** A day and a time of it; what is taken stays in sight, crossed out, and what is booked is marked. */
export function SlotPicker(props: SlotPickerProps) {
  const { days, day, onDayChange, at, onAtChange, error, booked, timesId } = props;
  const name = useId();
  const times = days.find((one) => one.day === day)?.times ?? [];
  return (
    <div className={styles.picker}>
      <Fieldset size="label" legend="День" role="radiogroup" aria-required>
        <span className={styles.days}>
          {days.map((one, index) => {
            const isFull = one.times.every(({ free }) => !free);
            const isBooked = one.times.some((time) => time.at === booked);
            const month = monthOf(one.day);
            const isFirst = monthOf(days[index - 1]?.day ?? '') !== month;
            return (
              <Fragment key={one.day}>
                {isFirst && (
                  <span className={styles.month} aria-hidden="true">
                    {month}
                  </span>
                )}
                <label className={styles.day} data-booked={isBooked || undefined}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={name}
                    value={one.day}
                    checked={one.day === day}
                    disabled={isFull}
                    onChange={() => onDayChange(one.day)}
                  />
                  <small aria-hidden="true">{weekdayName(one.day)}</small>
                  <span aria-hidden="true">{Number(one.day.slice(-2))}</span>
                  <span className="visually-hidden">
                    {formatDate(one.day, 'day')}, {weekdayName(one.day)}
                    {isFull && ', мест нет'}
                    {isBooked && ', вы\u00a0записаны'}
                  </span>
                </label>
              </Fragment>
            );
          })}
        </span>
      </Fieldset>
      <p className={styles.note}>{day ? formatDate(day) : 'Выберите день'}, время московское</p>
      <TimeField
        id={timesId}
        slots={times.map((one) => ({
          time: one.time,
          disabled: !one.free,
          ...(one.at === booked ? { note: 'вы\u00a0записаны' } : !one.free && { note: 'занято' }),
        }))}
        value={times.find((one) => one.at === at)?.time ?? ''}
        error={error}
        required
        onValueChange={(time) => onAtChange(times.find((one) => one.time === time)?.at ?? '')}
      />
    </div>
  );
}
