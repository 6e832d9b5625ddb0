import { useCallback, useMemo } from 'react';
import { formatMillions, formatNumber } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import { useMinute } from '../../time/useMinute.ts';
import { dueGroup, dueWords } from './due.ts';
import { whoOf, type Lead } from './lead.ts';
import styles from './Leads.module.css';
import { WaitScale } from './WaitScale.tsx';

interface LeadsTableProps {
  leads: readonly Lead[];
  total: number | undefined;
  openId: string;
  onNearEnd: () => void;
  /** Guids of leads that are changed together, and what changes the choice; without it none is chosen. */
  choice?: { chosen: ReadonlySet<string>; onChoose: (lead: Lead) => void } | undefined;
}

/** Leads by the time of their next step; what waits for an answer says how long. */
export function LeadsTable({ leads, choice, ...rest }: LeadsTableProps) {
  const address = useAddress();
  const now = useMinute();
  const columns = useMemo(
    () => [...(choice ? [choiceColumn(choice)] : []), ...columnsAt(now)],
    [now, choice],
  );
  const groupOf = useCallback((lead: Lead) => dueGroup(lead, now), [now]);
  return (
    <DataTable
      {...rest}
      label="Лиды"
      columns={columns}
      linked="who"
      rows={leads}
      idOf={guidOf}
      hrefOf={({ guid }) => address.with({ lead: guid })}
      groupOf={groupOf}
      onChoose={choice?.onChoose}
      rowHeight={38}
      onPhone={(lead) => <OnPhone lead={lead} now={now} />}
    />
  );
}

const guidOf = ({ guid }: Lead) => guid;

const choiceColumn = ({
  chosen,
  onChoose,
}: NonNullable<LeadsTableProps['choice']>): Column<Lead> => ({
  id: 'chosen',
  title: 'Выбор',
  mark: true,
  width: 40,
  cell: (lead) => (
    <input
      type="checkbox"
      className={styles.choice}
      aria-label={`Выбрать: ${whoOf(lead)}`}
      checked={chosen.has(lead.guid)}
      onChange={() => onChoose(lead)}
    />
  ),
});

function columnsAt(now: number): readonly Column<Lead>[] {
  return [
    {
      id: 'new',
      title: 'Новизна',
      mark: true,
      width: 34,
      cell: ({ status }) =>
        status === 'new' && <span role="img" aria-label="новый" className={styles.dot} />,
    },
    { id: 'who', title: 'Кто', width: 160, cell: whoOf },
    {
      id: 'phone',
      title: 'Телефон',
      width: 140,
      cell: ({ phone, email }) => (
        <span className={styles.muted}>{phone ? formatPhone(phone) : email}</span>
      ),
    },
    {
      id: 'lot',
      title: 'Квартира',
      cell: ({ lot, form_title }) =>
        lot?.title ?? <span className={styles.muted}>{form_title}</span>,
    },
    {
      id: 'price',
      title: 'Цена, ₽',
      width: 96,
      align: 'end',
      from: 1000,
      cell: ({ lot }) => lot?.price && formatNumber(lot.price / 100),
    },
    {
      id: 'source',
      title: 'Источник',
      width: 96,
      from: 1100,
      cell: ({ source }) => <span className={styles.muted}>{source || 'прямой заход'}</span>,
    },
    {
      id: 'responsible',
      title: 'Ответственный',
      mark: true,
      width: 34,
      cell: ({ responsible }) => <Portrait name={responsible?.name ?? null} />,
    },
    { id: 'due', title: 'Шаг и срок', width: 190, cell: (lead) => <Due lead={lead} now={now} /> },
    {
      id: 'wait',
      title: 'Ждёт',
      width: 132,
      cell: (lead) => <WaitScale lead={lead} now={now} />,
    },
  ];
}

function Due({ lead, now }: { lead: Lead; now: number }) {
  if (!lead.next_step) return <span className={styles.muted}>Шага нет</span>;
  return (
    <>
      {lead.due_at && (
        <span className={lead.overdue ? styles.late : styles.muted}>
          {dueWords(lead.due_at, now)}{' '}
        </span>
      )}
      {lead.next_step}
    </>
  );
}

function OnPhone({ lead, now }: { lead: Lead; now: number }) {
  const { lot } = lead;
  return (
    <>
      <span>
        <b className={styles.name}>{whoOf(lead)}</b>
        <WaitScale lead={lead} now={now} />
      </span>
      <span className={styles.muted}>
        {lot
          ? `${lot.title}${lot.price ? ` · ${formatMillions(lot.price)}` : ''}`
          : lead.form_title}
      </span>
      <span>
        <span>
          <Due lead={lead} now={now} />
        </span>
        <Portrait name={lead.responsible?.name ?? null} />
      </span>
    </>
  );
}
