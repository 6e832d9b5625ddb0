import { formatDate, formatFileSize } from '@m30/ui-kit/format';
import { FEED_CHANNELS } from '../../../contract/catalogue/feed.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { isBroken, lotsWords, STATES, type Feed } from './feed.ts';
import styles from './Feeds.module.css';

const state = (feed: Feed) => (
  <span className={styles.state} data-broken={isBroken(feed) || undefined}>
    {STATES[feed.state]}
  </span>
);
const madeAt = ({ made_at: at }: Feed) => (at ? formatDate(at, 'stamp') : '');

const columns: readonly Column<Feed>[] = [
  { id: 'title', title: 'Выгрузка', cell: ({ title }) => title },
  { id: 'channel', title: 'Площадка', width: 160, cell: ({ channel }) => FEED_CHANNELS[channel] },
  { id: 'state', title: 'Состояние', width: 140, cell: state },
  { id: 'made', title: 'Собрана', width: 130, from: 1100, cell: madeAt },
  { id: 'lots', title: 'Лотов', width: 70, align: 'end', cell: ({ lots }) => lots },
  {
    id: 'refused',
    title: 'Не взяли',
    width: 80,
    align: 'end',
    cell: ({ refused }) => refused || '',
  },
  {
    id: 'bytes',
    title: 'Размер',
    width: 90,
    align: 'end',
    from: 1000,
    cell: ({ bytes }) => (bytes > 0 ? formatFileSize(bytes) : ''),
  },
];

/** Files, row by row. */
export function FeedsTable({ feeds, openId }: { feeds: readonly Feed[]; openId: string }) {
  const address = useAddress();
  return (
    <DataTable
      {...{ columns, openId, idOf, isClosed }}
      label="Выгрузки"
      linked="title"
      rows={feeds}
      hrefOf={({ name }) => address.with({ feed: name })}
      onPhone={(feed) => (
        <>
          <b>{feed.title}</b>
          <span>{state(feed)}</span>
          <small>
            {lotsWords(feed.lots)}
            {feed.refused > 0 && ` · не взяли ${feed.refused}`}
          </small>
        </>
      )}
    />
  );
}

const idOf = ({ name }: Feed) => name;
const isClosed = ({ enabled }: Feed) => !enabled;
