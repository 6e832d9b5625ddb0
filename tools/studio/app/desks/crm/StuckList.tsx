import { Link } from 'react-router';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './Crm.module.css';

type Stuck = StudioResult<'Crm.Get'>['stuck'][number];

/** Where a colleague sees what it is about. */
const pathOf = ({ lead, order }: Stuck) =>
  lead === null ? `/orders/${order ?? ''}` : `/leads?view=all&lead=${lead}`;

/** What the CRM has not taken, with the reason and the next try. */
export function StuckList({ stuck, total }: { stuck: readonly Stuck[]; total: number }) {
  if (stuck.length === 0) return null;
  return (
    <section className={styles.stuck} aria-labelledby="stuck">
      <h2 id="stuck">Не отправлено</h2>
      <ul>
        {stuck.map((one) => (
          <li key={one.guid}>
            <Link to={pathOf(one)}>{one.what}</Link>
            <p>{one.failure}</p>
            <p className={styles.next}>
              {formatCount(one.attempts, ['попытка', 'попытки', 'попыток'])}, следующая{' '}
              {formatDate(one.next_at, 'stamp')}
            </p>
          </li>
        ))}
      </ul>
      {total > stuck.length && (
        <p>
          Показаны первые {stuck.length} из&nbsp;{total}
        </p>
      )}
    </section>
  );
}
