import type { CSSProperties } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import type { BannerCalendar } from './banner.schema.ts';
import { lineMonths, placeOnLine } from './calendar-line.ts';
import styles from './KeysCalendar.module.css';

/** Twelve months on a line: the houses at the days of their keys, the meridian at the day of the promise; a list for who listens. */
export function KeysCalendar({ calendar: { from, keys, until } }: { calendar: BannerCalendar }) {
  const days = [...keys, ...(until ? [until] : [])];
  return (
    <div className={styles.calendar}>
      <ul className="visually-hidden">
        {days.map(({ name, on }) => (
          <li key={name}>
            {name}: {formatDate(on)}
          </li>
        ))}
      </ul>
      <div className={styles.line} aria-hidden="true">
        {lineMonths(from).map(({ at, name, isYear }, index, months) => (
          <span
            key={at}
            className={styles.month}
            style={leftOf(at)}
            data-year={isYear || undefined}
            data-fine={(!isYear && (index % 3 !== 0 || months[index - 1]?.isYear)) || undefined}
          >
            {name}
          </span>
        ))}
        {keys.map(({ name, on }, index) => (
          <Key key={name} name={name} at={placeOnLine(from, on)} row={index % 2} />
        ))}
        {until && <Until name={until.name} at={placeOnLine(from, until.on)} />}
      </div>
    </div>
  );
}

function Key({ name, at, row }: { name: string; at: number | null; row: number }) {
  if (at === null) return null;
  return (
    <span
      className={styles.key}
      style={leftOf(at)}
      data-row={row || undefined}
      data-end={at > 50 || undefined}
    >
      {name}
    </span>
  );
}

function Until({ name, at }: { name: string; at: number | null }) {
  if (at === null) return null;
  return (
    <span className={styles.until} style={leftOf(at)} data-end={at > 70 || undefined}>
      <b>{name}</b>
    </span>
  );
}

const leftOf = (at: number): CSSProperties => ({ left: `${at}%` });
