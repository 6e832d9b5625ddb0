import type { ResultOf } from '@m30/api/client';
import { formatDate, formatNumber } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { Panel } from '../../components/panel/Panel.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import styles from './Loyalty.module.css';

export interface PointsHistoryProps extends Pick<ResultOf<'LK.GetLoyalty'>, 'history'> {
  page: number;
  pages: number;
}

/** Points given and taken, each with what was left after it. */
export function PointsHistory({ history, page, pages }: PointsHistoryProps) {
  return (
    <Panel title="История баллов">
      <RowList
        rows={history.entries.map(({ guid, at, points, balance, reason }) => ({
          id: guid,
          aside: <time dateTime={at}>{formatDate(at, 'short')}</time>,
          title: reason,
          note: `Стало ${formatNumber(balance)}`,
          mark: (
            <b className={styles.points}>
              {points > 0 ? '+' : '−'}
              {formatNumber(Math.abs(points))}
            </b>
          ),
        }))}
      />
      <Pagination
        page={page}
        pages={pages}
        href={(number) => (number === 1 ? '/lk/loyalty' : `/lk/loyalty?page=${number}`)}
      />
    </Panel>
  );
}
