import type { ResultOf } from '@m30/api/client';
import { useOptimisticCall } from '../../../store/account/use-optimistic-call.ts';

type Ticket = ResultOf<'LK.GetTicket'>['ticket'];

/**
 * Changes a ticket, which shows it at once.
 * @param kind of the call
 * @param call sends it
 * @param expected the ticket afterwards
 */
export const useTicketCall = <Input extends { ticket: string }, Result>(
  kind: string,
  call: (input: Input) => Promise<Result>,
  expected: (ticket: Ticket, input: Input) => Ticket,
) =>
  useOptimisticCall(kind, call, {
    'LK.GetTicket': ({ ticket }, input) => ({
      ticket: ticket.guid === input.ticket ? expected(ticket, input) : ticket,
    }),
  });
