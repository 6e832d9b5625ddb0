import type { InputOf, ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import styles from './TicketView.module.css';
import { useTicketCall } from './use-ticket-call.ts';

export interface TicketActionsProps {
  /** Guid. */
  ticket: string;
  state: ResultOf<'LK.GetTicket'>['ticket']['state'];
}

/** Closes a ticket, or opens a closed one again. */
export function TicketActions({ ticket, state }: TicketActionsProps) {
  const isClosed = state === 'closed';
  const close = useTicketCall(
    'close-ticket',
    (input: InputOf<'LK.CloseTicket'>) => browserApi.post('LK.CloseTicket', input),
    (open) => ({ ...open, state: 'closed', answer_by: null }),
  );
  const reopen = useTicketCall(
    'reopen-ticket',
    (input: InputOf<'LK.ReopenTicket'>) => browserApi.post('LK.ReopenTicket', input),
    (closed) => ({ ...closed, state: 'open' }),
  );
  const problem = close.problem ?? reopen.problem;
  return (
    <div className={styles.actions}>
      <div>
        <Button
          variant="secondary"
          size="small"
          disabled={close.pending || reopen.pending}
          onClick={() => (isClosed ? reopen : close).run({ ticket })}
        >
          {isClosed ? 'Открыть снова' : 'Закрыть обращение'}
        </Button>
      </div>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}
