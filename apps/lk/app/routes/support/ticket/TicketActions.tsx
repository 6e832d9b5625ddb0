import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import styles from './TicketView.module.css';

/** Props of {@link TicketActions}. */
export interface TicketActionsProps {
  /** Guid. */
  ticket: string;
  state: ResultOf<'LK.GetTicket'>['ticket']['state'];
}

/** Closes a ticket, or opens a closed one again. */
export function TicketActions({ ticket, state }: TicketActionsProps) {
  const { pending, problem, run } = useAccountCall();
  const isClosed = state === 'closed';
  const method = isClosed ? 'LK.ReopenTicket' : 'LK.CloseTicket';
  return (
    <div className={styles.actions}>
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={pending}
          onClick={() => void run(() => browserApi.post(method, { ticket }))}
        >
          {isClosed ? 'Открыть снова' : 'Закрыть обращение'}
        </Button>
      </div>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}
