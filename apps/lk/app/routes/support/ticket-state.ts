import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import type { StatusTone } from '../../store/status/status-tone.ts';

type Row = ResultOf<'LK.GetTickets'>['tickets'][number];

/** How a ticket stands, in words with their sign. */
export const TICKET_STATES: Readonly<Record<Row['state'], { tone: StatusTone; label: string }>> = {
  open: { tone: 'work', label: 'Ждёт ответа' },
  answered: { tone: 'wait', label: 'Есть ответ' },
  closed: { tone: 'done', label: 'Закрыто' },
};

/** By when the company answers: «Ответим до 20 ноября, 12:00»; empty while it need not. */
export function answerWords({ answer_by }: Pick<Row, 'answer_by'>): string {
  return answer_by === null ? '' : `Ответим до\u00a0${formatDate(answer_by, 'dateTime')}`;
}
