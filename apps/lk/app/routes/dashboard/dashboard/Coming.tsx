import type { ResultOf } from '@m30/api/client';
import { RowList } from '../../../components/row-list/RowList.tsx';

/** «22 нояб.»: what the beginning of a row has room for. */
const DAY = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/Moscow',
});

/** «14:00» in Moscow. */
const TIME = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Visits, deadlines and payments ahead, soonest first. */
export function Coming({ rows }: { rows: ResultOf<'LK.GetDashboard'>['coming'] }) {
  return (
    <RowList
      rows={rows.map(({ id, at, until, title, note, href }) => ({
        id,
        href,
        title,
        aside: (
          <time dateTime={at}>
            {until && 'до\u00a0'}
            {DAY.format(new Date(at))}
          </time>
        ),
        note: until ? note : `${TIME.format(new Date(at))}, ${note}`,
      }))}
    />
  );
}
