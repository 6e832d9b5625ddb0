import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { RowList } from '../../components/row-list/RowList.tsx';

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
            {formatDate(at, 'dayShort')}
          </time>
        ),
        note: until ? note : `${formatDate(at, 'time')}, ${note}`,
      }))}
    />
  );
}
