import { and, asc, desc, eq } from 'drizzle-orm';
import type { Ticket, TicketRow } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { ticketMessages, tickets } from './tickets.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { LIST_PAGE, readPage, skipTo } from '../../../kernel/db/read-page.ts';
import { filesOf } from '../../people/upload/find-uploads.ts';

type Row = typeof tickets.$inferSelect;
type MessageRow = typeof ticketMessages.$inferSelect;

/** «О-10042», what people call a ticket by. */
export const ticketNumber = ({ id }: Pick<Row, 'id'>): string => `О-${10_000 + id}`;

/** A page of a buyer's tickets, those changed last first. */
export async function findTickets(db: Database, userId: number, page: number) {
  const own = eq(tickets.userId, userId);
  const rows = await db
    .select()
    .from(tickets)
    .where(own)
    .orderBy(desc(tickets.changedAt), desc(tickets.id))
    .limit(LIST_PAGE)
    .offset(skipTo(page));
  return { tickets: rows.map(toRow), ...readPage(await db.$count(tickets, own), page) };
}

/**
 * One ticket of a buyer with its messages.
 * @throws Refused 404 where there is none, also when it is somebody else's
 */
export async function findTicket(
  services: Pick<Services, 'db' | 'catalogue'>,
  userId: number,
  guid: string,
): Promise<Ticket> {
  const row = await ownTicket(services.db, userId, guid);
  return {
    ...toRow(row),
    premise: await premiseOf(services, userId, row.orderGuid),
    rating: row.rating,
    created_at: row.createdAt.toISOString(),
    messages: await messagesOf(services.db, guid),
  };
}

/**
 * The row of a ticket of a buyer.
 * @throws Refused 404
 */
export async function ownTicket(db: Database, userId: number, guid: string): Promise<Row> {
  const own = and(eq(tickets.guid, guid), eq(tickets.userId, userId));
  const [row] = await db.select().from(tickets).where(own);
  if (!row) throw refuse(404, 'Такого обращения нет');
  return row;
}

/** Everything that was written in a ticket, oldest first. */
export async function messagesOf(db: Database, ticket: string): Promise<Ticket['messages']> {
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketGuid, ticket))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.guid));
  const guids = rows.map(({ guid }) => guid);
  const files = await filesOf(db, 'ticket', guids);
  return rows.map((row) => toMessage(row, files.get(row.guid) ?? []));
}

function toMessage(
  { guid, staff, text, createdAt }: MessageRow,
  files: Ticket['messages'][number]['files'],
): Ticket['messages'][number] {
  return {
    ...{ guid, staff, text, at: createdAt.toISOString() },
    files: files.map(({ guid: file, name, src, type, size }) => ({
      ...{ guid: file, name, src, type, size },
    })),
  };
}

function toRow(row: Row): TicketRow {
  const { guid, topic, title, state, unread, answerBy, changedAt } = row;
  return {
    ...{ guid, topic, title, state, unread },
    number: ticketNumber(row),
    answer_by: answerBy?.toISOString() ?? null,
    changed_at: changedAt.toISOString(),
  };
}
