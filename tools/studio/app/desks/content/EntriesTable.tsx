import { formatDate } from '@m30/ui-kit/format';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { EntryRow } from './kinds/kind.ts';
import { STATES } from './states.ts';

/** «18.11.2026», «15.10.2026 до 31.12.2026». */
function termOf({ from, until }: EntryRow): string {
  const begins = from && formatDate(from, 'short');
  const ends = until && `до ${formatDate(until, 'short')}`;
  return [begins, ends].filter(Boolean).join(' ');
}

const columns: readonly Column<EntryRow>[] = [
  { id: 'title', title: 'Заголовок', cell: ({ title }) => title },
  { id: 'note', title: 'О чём', width: 200, from: 1000, cell: ({ note }) => note },
  { id: 'state', title: 'Где', width: 104, cell: ({ state }) => STATES[state] },
  { id: 'term', title: 'Срок', width: 190, cell: termOf },
];

/** Entries, row by row. */
export function EntriesTable({
  label,
  entries,
  openId,
}: {
  label: string;
  entries: readonly EntryRow[];
  openId: string;
}) {
  const address = useAddress();
  return (
    <DataTable
      {...{ label, columns, openId }}
      linked="title"
      rows={entries}
      idOf={idOf}
      hrefOf={({ id }) => address.with({ entry: id })}
      isClosed={({ state }) => state === 'expired'}
      onPhone={(entry) => (
        <>
          <b>{entry.title}</b>
          <span>{entry.note}</span>
          <small>{[STATES[entry.state], termOf(entry)].filter(Boolean).join(' · ')}</small>
        </>
      )}
    />
  );
}

const idOf = ({ id }: EntryRow) => id;
