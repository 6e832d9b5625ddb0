import { formatDate } from '@m30/ui-kit/format';
import styles from './EventList.module.css';

/** One thing that has happened. */
export interface EventEntry {
  id: string;
  /** ISO instant. */
  at: string;
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
      {entries.map(({ id, at, title, text, bad }) => (
        <li key={id} data-bad={bad || undefined}>
          <time dateTime={at}>{formatDate(at, 'moment')}</time>
          <div>
            {title}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
