import { formatCount } from '../../format/plural.ts';
import { formatDate } from '../../format/date.ts';
import { isWeekend, weekdayOf } from '../../format/calendar.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { PickedDay, SlotPickerProps } from './SlotPicker.tsx';
import styles from './SlotPicker.module.css';

interface DayTileProps extends Pick<SlotPickerProps, 'booked' | 'dayHref' | 'onDayChange'> {
  one: PickedDay;
  /** Of the group of radio buttons. */
  name: string;
  chosen: boolean;
}

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

/** One day, with its month where that begins: a radio button, or a link where the page works without JavaScript. */
export function DayTile({ one, booked, dayHref, onDayChange, name, chosen }: DayTileProps) {
  const { day } = one;
  const isBooked = one.times.some((time) => time.at === booked);
  const why = whyClosed(one);
  const look = {
    className: styles.day,
    'data-booked': isBooked || undefined,
    'data-weekend': isWeekend(day) || undefined,
    'data-closed': why ? '' : undefined,
  };
  const words = <Words {...{ one, why, isBooked }} />;
  if (dayHref && why) return <span {...look}>{words}</span>;
  if (dayHref) {
    return (
      <a {...look} href={dayHref(day)} data-keep-scroll aria-current={chosen ? 'date' : undefined}>
        {words}
      </a>
    );
  }
  return (
    <label {...look}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={day}
        checked={chosen}
        disabled={why !== null}
        onChange={() => onDayChange?.(day)}
      />
      {words}
    </label>
  );
}

function Words({ one, why, isBooked }: { one: PickedDay; why: string | null; isBooked: boolean }) {
  const { day, places } = one;
  const weekday = WEEKDAYS[weekdayOf(day) - 1];
  const left = why ?? (places === undefined ? '' : formatCount(places, ['место', 'места', 'мест']));
  const number = Number(day.slice(-2));
  return (
    <>
      <small aria-hidden="true">{weekday}</small>
      <b aria-hidden="true">
        {number}
        {number === 1 && <i> {monthOf(day)}.</i>}
      </b>
      {left && <em aria-hidden="true">{left}</em>}
      <VisuallyHidden>
        {formatDate(day, 'day')}, {weekday}
        {left && `, ${left}`}
        {isBooked && ', вы\u00a0записаны'}
      </VisuallyHidden>
    </>
  );
}

/** «дек». */
const monthOf = (day: string) =>
  formatDate(day, 'day')
    .replace(/^\d+\s/, '')
    .slice(0, 3);

/** In one word; `null` for a day that can be chosen. */
function whyClosed({ off, times }: PickedDay): string | null {
  if (off) return 'выходной';
  return times.every(({ free }) => !free) ? 'мест нет' : null;
}
