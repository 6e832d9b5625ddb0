import { useEffect } from 'react';
import { HowCounted } from '@m30/calculators/counted';
import { formatCount } from '@m30/ui-kit/format';
import { BY_WORDS, minutesWords } from '../../../../store/commute/commute-words.ts';
import type { Commute } from '../../../../store/commute/commutes.server.ts';
import { saveWays } from '../../../../store/commute/saved-ways.ts';
import { type Ways, waysSearch } from '../../../../store/commute/ways-search.ts';
import styles from './CommuteNote.module.css';
import { COUNTED_COMMUTE } from '../../../../store/commute/counted-commute.ts';

type Way = Commute['ways'][number];

/** «от «Обводного канала», 1 пересадка»; nothing without a train. */
function trainWords({ train }: Way): string {
  if (!train) return '';
  const changes = formatCount(train.changes, ['пересадка', 'пересадки', 'пересадок']);
  return `${train.from}\u00a0— ${train.to}, ${train.changes === 0 ? 'без пересадок' : changes}`;
}

interface CommuteNoteProps {
  commutes: readonly Commute[];
  /** What the address says of them; complexes are told it, too. */
  query: Ways;
}

/** How long the way takes from each complex: what the land on the map means, in words; a line an address, which opens. */
export function CommuteNote({ commutes, query }: CommuteNoteProps) {
  const search = waysSearch(query);
  useEffect(() => {
    if (search) saveWays(search);
  }, [search]);
  if (commutes.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby="commute">
      <h2 id="commute" className={styles.title}>
        Дорога до&nbsp;ваших адресов
      </h2>
      <div className={styles.ways}>
        {commutes.map((commute) => (
          <CommuteWays key={`${commute.work} ${commute.by}`} commute={commute} search={search} />
        ))}
      </div>
      <HowCounted rows={COUNTED_COMMUTE} />
    </section>
  );
}

function CommuteWays({
  commute: { label, by, limit, ways },
  search,
}: {
  commute: Commute;
  search: string;
}) {
  const near = ({ minutes }: Way) => minutes !== null && minutes <= (limit ?? Infinity);
  const known = ways.toSorted((one, other) => (one.minutes ?? 999) - (other.minutes ?? 999));
  const [first] = known;
  return (
    <details>
      <summary>
        <b>{label}</b> {BY_WORDS[by]}
        {limit !== null && `, не\u00a0дольше ${formatCount(limit, ['минуты', 'минут', 'минут'])}`}
        {first && first.minutes !== null && (
          <small>
            ближе всех {first.name}, ≈&nbsp;{minutesWords(first.minutes)}
          </small>
        )}
      </summary>
      <ul className={styles.list}>
        {known.map((way) => (
          <li key={way.vendor} data-near={near(way) || undefined}>
            <a href={`/obekty/${way.vendor}?${search}#around`}>{way.name}</a>
            <span>
              {way.minutes === null
                ? 'дольше четырёх часов'
                : `≈\u00a0${minutesWords(way.minutes)}`}
              {limit !== null && !near(way) && <span className="visually-hidden">, дольше</span>}
            </span>
            {way.train && <small>{trainWords(way)}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
