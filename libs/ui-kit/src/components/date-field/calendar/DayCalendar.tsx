import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths } from '../../../format/calendar.ts';
import { formatDate } from '../../../format/date.ts';
import { moscowDay } from '../../../format/moscow-clock.ts';
import { IconButton } from '../../icon-button/IconButton.tsx';
import { useAnchor } from '../../popover/use-anchor.ts';
import type { DayLimits } from './check-day.ts';
import { dayByKey, nearestDay, weeksOf } from './month-grid.ts';
import styles from './DayCalendar.module.css';

export interface DayCalendarProps extends DayLimits {
  /** The chosen ISO day; empty where there is none. */
  day: string;
  /** What the panel stands beside. */
  anchor: HTMLElement | null;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const MONTHS = Array.from(
  { length: 12 },
  (_, index) => formatDate(addMonths('2026-01-01', index), 'month').split(/\s/)[0] ?? '',
);
/** Years before and after this one, where no limit is given: births and deadlines. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

/** The days of a month beside a date field, on a desk; the focus stands on a day and goes back to the field's button. */
export default function DayCalendar({
  day,
  anchor,
  onChoose,
  onClose,
  ...limits
}: DayCalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const today = moscowDay(new Date());
  const [at, setAt] = useState(() => nearestDay(day || today, limits));
  const { id, popoverStyle, measure } = useAnchor();
  const { min, max } = limits;

  useEffect(() => {
    anchor?.style.setProperty('anchor-name', `--m30-anchor-${id}`);
    panel.current?.showPopover();
  }, [anchor, id]);

  const move = (to: string) => setAt(nearestDay(to, limits));
  const focusDay = () => {
    // The button of the new month is drawn first.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, at, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    move(to);
    focusDay();
  };
  const [year, month] = [at.slice(0, 4), at.slice(5, 7)];
  const first = Number(min?.slice(0, 4) ?? Number(today.slice(0, 4)) - YEARS_BACK);
  const last = Number(max?.slice(0, 4) ?? Number(today.slice(0, 4)) + YEARS_AHEAD);
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="group"
      aria-label="Календарь"
      className={styles.panel}
      style={popoverStyle}
      onBeforeToggle={(event) => measure(event, anchor)}
      onToggle={(event) => (event.newState === 'open' ? focusDay() : onClose())}
    >
      <div className={styles.head}>
        <IconButton
          label="Предыдущий месяц"
          icon="chevron-left"
          onClick={() => move(addMonths(at, -1))}
        />
        <select
          aria-label="Месяц"
          value={month}
          onChange={({ currentTarget }) => move(`${year}-${currentTarget.value}-01`)}
        >
          {MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Год"
          value={year}
          onChange={({ currentTarget }) => move(`${currentTarget.value}-${month}-01`)}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <IconButton
          label="Следующий месяц"
          icon="chevron-right"
          onClick={() => move(addMonths(at, 1))}
        />
      </div>
      <table ref={grid} className={styles.days}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, index) => (
                <td key={one ?? index}>
                  {one && (
                    <button
                      type="button"
                      tabIndex={one === at ? 0 : -1}
                      aria-label={formatDate(one, 'weekday')}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      disabled={one !== nearestDay(one, limits)}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(one)}
                    >
                      {Number(one.slice(-2))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
