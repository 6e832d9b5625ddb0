import { formatDate } from '@m30/ui-kit/format';
import type { AuditEntry } from '../../../contract/people/audit.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { changesOf } from './changes.ts';
import { subjectOf } from './subjects.ts';
import { fieldOf, shownValue } from './words.ts';

const who = ({ person }: AuditEntry) => person?.name ?? 'Сама Студия';

const brief = (entry: AuditEntry) =>
  changesOf(entry)
    .map(
      ({ field, before, after }) =>
        `${fieldOf(field)}: ${shownValue(field, before)} → ${shownValue(field, after)}`,
    )
    .join(', ');

const columns: readonly Column<AuditEntry>[] = [
  { id: 'at', title: 'Когда', width: 150, cell: ({ at }) => formatDate(at, 'stamp') },
  { id: 'who', title: 'Кто', width: 170, cell: who },
  { id: 'what', title: 'Что', width: 300, cell: ({ summary }) => summary },
  { id: 'subject', title: 'Предмет', width: 110, cell: ({ subject }) => subjectOf(subject) },
  { id: 'change', title: 'Было → стало', from: 1200, cell: brief },
];

interface AuditTableProps {
  entries: readonly AuditEntry[];
  total: number | undefined;
  openId: string | undefined;
  onNearEnd: () => void;
}

/** Changes, the latest first. */
export function AuditTable({ entries, ...rest }: AuditTableProps) {
  const address = useAddress();
  return (
    <DataTable
      {...rest}
      label="Журнал"
      columns={columns}
      linked="what"
      rows={entries}
      idOf={idOf}
      hrefOf={({ id }) => address.with({ entry: String(id) })}
      groupOf={dayOf}
      onPhone={(entry) => (
        <>
          <b>{entry.summary}</b>
          <span>{who(entry)}</span>
          <small>
            {formatDate(entry.at, 'stamp')} · {subjectOf(entry.subject)}
          </small>
        </>
      )}
    />
  );
}

const idOf = ({ id }: AuditEntry) => String(id);
const dayOf = ({ at }: AuditEntry) => formatDate(at, 'date');
