import { useQuery } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { Link } from 'react-router';
import { formatMillions } from '@m30/ui-kit/format';
import type { StudioInput } from '../../../contract/client.ts';
import {
  ALL_LEAD_STATUSES,
  LEAD_STATUSES,
  type LeadStatus,
} from '../../../contract/sales/lead.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import { useMinute } from '../../time/useMinute.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { dueWords } from './due.ts';
import { whoOf, type Lead } from './lead.ts';
import styles from './Leads.module.css';
import { useLeadChange } from './useLeadChange.ts';

type Filter = StudioInput<'Leads.List'>;

/** Leads by status, a column each; a card is dragged, or opened and moved by its field. */
export function LeadsBoard({ filter }: { filter: Filter }) {
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [declining, setDeclining] = useState<Lead | null>(null);
  const change = useLeadChange('Leads.ChangeStatus', 'Лид передвинут');
  const drop = (status: LeadStatus) => {
    if (!dragged || dragged.status === status) return;
    if (status === 'declined') setDeclining(dragged);
    else change.mutate({ lead: dragged, status });
    setDragged(null);
  };
  const shown = ALL_LEAD_STATUSES.filter((status) => !filter.status || filter.status === status);
  return (
    <div className={styles.board}>
      {shown.map((status) => (
        <StatusColumn
          key={status}
          status={status}
          filter={filter}
          onDrag={setDragged}
          onDrop={() => drop(status)}
        />
      ))}
      <DeclineDialog lead={declining} onClose={() => setDeclining(null)} />
    </div>
  );
}

interface StatusColumnProps {
  status: LeadStatus;
  filter: Filter;
  onDrag: (lead: Lead) => void;
  onDrop: () => void;
}

function StatusColumn({ status, filter, onDrag, onDrop }: StatusColumnProps) {
  const [over, setOver] = useState(false);
  const { data } = useQuery(studioQuery('Leads.List', { ...filter, status }));
  const title = LEAD_STATUSES[status];
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={styles.column}
      aria-label={title}
      data-over={over || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        onDrop();
      }}
    >
      <h2>
        {title} <span>{data?.total}</span>
      </h2>
      <ul>
        {data?.leads.map((lead) => (
          <Card key={lead.guid} lead={lead} onDrag={onDrag} />
        ))}
      </ul>
      {data && data.total > data.leads.length && (
        <p className={styles.muted}>Остальные {data.total - data.leads.length} — в таблице</p>
      )}
    </section>
  );
}

function Card({ lead, onDrag }: { lead: Lead; onDrag: (lead: Lead) => void }) {
  const address = useAddress();
  const { may } = useMe();
  const now = useMinute();
  return (
    <li draggable={may('leads.work')} onDragStart={() => onDrag(lead)}>
      <Link
        to={address.with({ lead: lead.guid })}
        className={styles.card ?? ''}
        draggable={false}
        aria-current={address.get('lead') === lead.guid || undefined}
      >
        <b>{whoOf(lead)}</b>
        <span className={styles.muted}>
          {lead.lot?.title ?? lead.form_title}
          {lead.lot?.price && ` · ${formatMillions(lead.lot.price)}`}
        </span>
        <span className={styles.ends}>
          <span className={lead.overdue ? styles.late : undefined}>
            {lead.due_at && `${dueWords(lead.due_at, now)} `}
            {lead.next_step || 'Шага нет'}
          </span>
          <Portrait name={lead.responsible?.name ?? null} />
        </span>
      </Link>
    </li>
  );
}
