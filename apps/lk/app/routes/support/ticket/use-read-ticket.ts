import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../../store/account/use-optimistic-call.ts';

type Input = InputOf<'LK.ReadTicket'>;

/** Marks a ticket as read, in the list too. */
export const useReadTicket = () =>
  useOptimisticCall('read-ticket', (input: Input) => browserApi.post('LK.ReadTicket', input), {
    'LK.GetTickets': (list, { ticket }) => ({
      ...list,
      tickets: list.tickets.map((one) => (one.guid === ticket ? { ...one, unread: false } : one)),
    }),
  });
