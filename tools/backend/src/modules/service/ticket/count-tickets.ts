import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { tickets } from './tickets.table.ts';

/** Tickets of a buyer that are not closed. */
export function openTicketsOf(db: Database, userId: number): Promise<number> {
  return db.$count(tickets, and(eq(tickets.userId, userId), ne(tickets.state, 'closed')));
}

/** Tickets of a buyer with an answer that was not opened yet. */
export function unreadTicketsOf(db: Database, userId: number): Promise<number> {
  return db.$count(tickets, and(eq(tickets.userId, userId), eq(tickets.unread, true)));
}
