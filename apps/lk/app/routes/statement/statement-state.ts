import type { ResultOf } from '@m30/api/client';
import type { StatusTone } from '../../store/status/status-tone.ts';

type State = ResultOf<'LK.GetStatement'>['statement']['state'];

/** How a statement stands, in words with their sign. */
export const STATEMENT_STATES: Readonly<Record<State, { tone: StatusTone; label: string }>> = {
  sent: { tone: 'new', label: 'Подано' },
  review: { tone: 'work', label: 'На\u00a0рассмотрении' },
  done: { tone: 'done', label: 'Исполнено' },
  refused: { tone: 'stop', label: 'Отказано' },
};
