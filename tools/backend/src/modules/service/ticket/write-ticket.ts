import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { answerTicket, ParsedInput, sendTicket, Ticket } from '@m30/api';
import { daysAfter } from '../../../kernel/time/day.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { ticketMessages, tickets } from './tickets.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { afterWorkingHours } from '../../../kernel/time/work-time.ts';
import { findTicket, ownTicket } from './find-tickets.ts';
import { attachDrafts } from './ticket-files.ts';

/** Working hours within which the company answers. */
export const ANSWER_HOURS = 8;

/** New tickets of one buyer within a day. */
const MOST_A_DAY = 20;

/** Messages of one ticket. */
const MOST_MESSAGES = 200;

/**
 * Sends a question to the company, once per key.
 * @throws Refused 404 for somebody else's order, 422 where a file is missing, 429 after too many
 */
export async function openTicket(
  call: Call,
  input: ParsedInput<typeof sendTicket>,
): Promise<Ticket> {
  const { services, idempotencyKey } = call;
  const { user } = buyerOf(call);
  const { topic, title, text, files, premise } = input;
  const payload = { ...input, user: user.id };
  const { guid } = await once(
    services,
    { method: 'LK.SendTicket', key: idempotencyKey, payload },
    async (tx) => {
      const now = services.clock();
      await premiseOf({ ...services, db: tx }, user.id, premise);
      const today = gt(tickets.createdAt, daysAfter(now, -1));
      if ((await tx.$count(tickets, and(eq(tickets.userId, user.id), today))) >= MOST_A_DAY) {
        throw refuse(429, 'Слишком много обращений за день. Напишите в одном из открытых');
      }
      const ticket = randomUUID();
      await tx.insert(tickets).values({
        ...{ guid: ticket, userId: user.id, topic, title, orderGuid: premise ?? null },
        ...{ state: 'open', createdAt: now, changedAt: now },
        answerBy: afterWorkingHours(now, ANSWER_HOURS),
      });
      await write(tx, { ticket, text, at: now, files, draft: user.guid });
      return { guid: ticket };
    },
  );
  return findTicket(services, user.id, guid);
}

/**
 * Writes on in a ticket, once per key; a closed one opens again.
 * @throws Refused 404 for somebody else's, 409 where it is full, 422 where a file is missing
 */
export async function writeMessage(
  call: Call,
  input: ParsedInput<typeof answerTicket>,
): Promise<Ticket> {
  const { services, idempotencyKey } = call;
  const { user } = buyerOf(call);
  const { ticket, text, files } = input;
  const payload = { ...input, user: user.id };
  await once(services, { method: 'LK.AnswerTicket', key: idempotencyKey, payload }, async (tx) => {
    const now = services.clock();
    const row = await ownTicket(tx, user.id, ticket);
    const written = await tx.$count(ticketMessages, eq(ticketMessages.ticketGuid, ticket));
    if (written >= MOST_MESSAGES) {
      throw refuse(409, 'В этом обращении уже много сообщений. Откройте новое');
    }
    await write(tx, { ticket, text, at: now, files, draft: ticket });
    // A question that waits already keeps its term: one more word does not move it.
    const answerBy = sql`coalesce(${tickets.answerBy}, ${afterWorkingHours(now, ANSWER_HOURS).toISOString()}::timestamptz)`;
    await tx
      .update(tickets)
      .set({ state: 'open', answerBy, changedAt: now })
      .where(eq(tickets.guid, row.guid));
    return {};
  });
  return findTicket(services, user.id, ticket);
}

interface Written {
  ticket: string;
  text: string;
  at: Date;
  files: readonly string[];
  /** What the files hang on until the message is sent. */
  draft: string;
}

async function write(tx: Database, { ticket, text, at, files, draft }: Written): Promise<void> {
  const guid = randomUUID();
  const message = { guid, ticketGuid: ticket, staff: null, text, createdAt: at };
  await tx.insert(ticketMessages).values(message);
  await attachDrafts(tx, { files, draft, message: guid });
}
