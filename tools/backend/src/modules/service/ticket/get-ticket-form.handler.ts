import { getTicketForm, TICKET_TOPICS, type TicketTopic } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { premisesOf } from '../../deal/order/premises-of.ts';
import { ANSWER_HOURS } from './write-ticket.ts';
import { afterWorkingHours } from '../../../kernel/time/work-time.ts';

const topics = (Object.keys(TICKET_TOPICS) as TicketTopic[]).map((id) => ({
  id,
  label: TICKET_TOPICS[id],
}));

/** Returns topics and premises for a new ticket. */
export const getTicketFormHandler = implement(
  getTicketForm,
  async (_, call) => ({
    topics,
    premises: await premisesOf(call.services, buyerOf(call).user.id),
    answer_by: afterWorkingHours(call.services.clock(), ANSWER_HOURS).toISOString(),
  }),
  { cache: 'none' },
);
