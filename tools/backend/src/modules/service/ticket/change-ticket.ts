import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ticket } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { ticketMessages, tickets } from './tickets.table.ts';
import { afterWorkingHours } from '../../../kernel/time/work-time.ts';
import { unreadTicketsOf } from './count-tickets.ts';
import { findTicket, ownTicket } from './find-tickets.ts';
import { ANSWER_HOURS } from './write-ticket.ts';

type Change = Partial<typeof tickets.$inferInsert>;

/** Changes a ticket of the buyer and answers it as it is then. */
async function change(call: Call, guid: string, set: Change): Promise<Ticket> {
  const { services } = call;
  const { user } = buyerOf(call);
  const own = and(eq(tickets.guid, guid), eq(tickets.userId, user.id));
  await services.db.update(tickets).set(set).where(own);
  return findTicket(services, user.id, guid);
}

/**
 * Closes a ticket; a closed one stays so.
 * @throws Refused 404
 */
export const closeTicket = (call: Call, guid: string): Promise<Ticket> =>
  change(call, guid, { state: 'closed', answerBy: null, changedAt: call.services.clock() });

/**
 * Opens a closed ticket again: the company owes one more answer.
 * @throws Refused 404, 409 where it is not closed
 */
export async function reopenTicket(call: Call, guid: string): Promise<Ticket> {
  const { db, clock } = call.services;
  const row = await ownTicket(db, buyerOf(call).user.id, guid);
  if (row.state !== 'closed') throw refuse(409, 'Обращение и так открыто');
  const now = clock();
  const answerBy = afterWorkingHours(now, ANSWER_HOURS);
  return change(call, guid, { state: 'open', answerBy, changedAt: now });
}

/**
 * Rates the company's answers.
 * @throws Refused 404, 409 where there is none yet
 */
export async function rateTicket(call: Call, guid: string, rating: number): Promise<Ticket> {
  const { db } = call.services;
  await ownTicket(db, buyerOf(call).user.id, guid);
  const answers = and(eq(ticketMessages.ticketGuid, guid), isNotNull(ticketMessages.staff));
  if ((await db.$count(ticketMessages, answers)) === 0) {
    throw refuse(409, 'Оценить можно после ответа компании');
  }
  return change(call, guid, { rating });
}

/**
 * The buyer has opened a ticket: its answers, and the notices of them, are not new any more.
 * @returns tickets that are still unread
 * @throws Refused 404
 */
export async function readTicket(call: Call, guid: string): Promise<number> {
  const { db, clock } = call.services;
  const { id } = buyerOf(call).user;
  await ownTicket(db, id, guid);
  await db.update(tickets).set({ unread: false }).where(eq(tickets.guid, guid));
  const about = and(eq(notices.userId, id), eq(notices.href, `/lk/support/${guid}`));
  await db.update(notices).set({ readAt: clock() }).where(about);
  return unreadTicketsOf(db, id);
}
