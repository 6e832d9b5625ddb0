import { formatDate } from '@m30/ui-kit/format';
import styles from './EventList.module.css';

/** One thing that has happened. */
export interface EventEntry {
  id: string;
  /** ISO instant, or the day alone. */
  at: string;
  /** The time in other words. @default day and time without a year */
  when?: string | undefined;
  title: string;
  /** Who, by what. */
  text?: string | undefined;
  /** A refusal: said by colour and by its words. */
  bad?: boolean | undefined;
}

/** What has happened, along a line of time. */
export function EventList({ entries }: { entries: readonly EventEntry[] }) {
  return (
    <ol className={styles.events}>
      {entries.map(({ id, at, when, title, text, bad }) => (
        <li key={id} data-bad={bad || undefined}>
          <time dateTime={at}>{when ?? formatDate(at, 'moment')}</time>
          <div>
            {title}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
