import { FEED_CHANNELS } from '../../../contract/catalogue/feed.schema.ts';
import { lotsWords, type FeedDetails } from './feed.ts';
import styles from './Feeds.module.css';

/** What the channel would refuse and why; those lots are left out of the file. */
export function FeedReport({ feed }: { feed: FeedDetails }) {
  const { channel, lots, refused, reasons, made_at: at } = feed;
  if (!at) return null;
  return (
    <section aria-label="Отчёт">
      <h2>Отчёт</h2>
      <p>
        В файле {lotsWords(lots)}.{' '}
        {refused === 0
          ? `Всё подходит под правила: ${FEED_CHANNELS[channel]}.`
          : `Не вошло ${refused}: ${FEED_CHANNELS[channel]} их не примет.`}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ reason, count, lots: named }) => (
            <li key={reason}>
              <details>
                <summary>
                  {reason} — {lotsWords(count)}
                </summary>
                <p className={styles.lots}>
                  {named.map(({ id, url }) => (
                    <a key={id} className={styles.link} href={url} target="_blank" rel="noreferrer">
                      {id}
                    </a>
                  ))}
                  {count > named.length && <span>и ещё {count - named.length}</span>}
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
