import type { CSSProperties } from 'react';
import { formatDate, minuteOf } from '@m30/ui-kit/format';
import { Meridian } from '@m30/ui-kit/meridian';
import styles from './Viewing.module.css';

/** Hours of the ruler: from half past nine to half past seven. */
const FROM = 9.5 * 60;
const TO = 19.5 * 60;

/** The day as a ruler with the viewing on it; everything it says stands in words beside it. */
export function DayRuler({ at, until }: { at: string; until: string }) {
  const [begin, end] = [minuteOf(formatDate(at, 'time')), minuteOf(formatDate(until, 'time'))];
  const marks = Array.from({ length: (TO - FROM) / 15 + 1 }, (_, index) => FROM + index * 15);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {marks.map((minute) => (
        <i key={minute} style={left(minute)} data-size={sizeOf(minute)}>
          {minute % 60 === 0 && <b>{minute / 60}:00</b>}
        </i>
      ))}
      <span style={{ ...left(begin), inlineSize: `${((end - begin) / (TO - FROM)) * 100}%` }} />
      <Meridian className={styles.now} at={placeOf(begin)} />
      <em style={left(begin)}>{formatDate(at, 'time')}</em>
    </div>
  );
}

/** Per cent of the ruler. */
const placeOf = (minute: number): number => ((minute - FROM) / (TO - FROM)) * 100;

const left = (minute: number): CSSProperties => ({ insetInlineStart: `${placeOf(minute)}%` });

const sizeOf = (minute: number) =>
  minute % 60 === 0 ? 'hour' : minute % 30 === 0 ? 'half' : undefined;
