import { formatDate } from '@m30/ui-kit/format';
import { RowList } from '../row-list/RowList.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { StatusTone } from '../../store/status/status-tone.ts';
import type { Appointment } from '../../store/handover/handover.ts';

const STATES: Readonly<Record<Appointment['state'], { tone: StatusTone; label: string }>> = {
  booked: { tone: 'work', label: 'Ждём итога' },
  done: { tone: 'done', label: 'Состоялась' },
  cancelled: { tone: 'stop', label: 'Отменена' },
  missed: { tone: 'stop', label: 'Не состоялась' },
};

const KINDS: Readonly<Record<Appointment['kind'], string>> = {
  acceptance: 'Осмотр',
  keys: 'Выдача ключей',
  showroom: 'Визит в\u00a0шоурум',
};

export interface MeetingHistoryProps {
  meetings: readonly Appointment[];
  /** All of them are about the thing of the page. @default false */
  brief?: boolean;
}

/** Meetings that are over. */
export function MeetingHistory({ meetings, brief = false }: MeetingHistoryProps) {
  return (
    <RowList
      rows={meetings.map(({ guid, kind, at, title, address, state }) => ({
        id: guid,
        aside: formatDate(at, 'short'),
        title: brief ? KINDS[kind] : title,
        note: brief ? formatDate(at, 'time') : `${formatDate(at, 'time')}, ${address}`,
        mark: <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>,
      }))}
    />
  );
}
