import { and, asc, desc, eq, gt, inArray, isNull, max } from 'drizzle-orm';
import type { Notice } from '@m30/api';
import { LIST_PAGE, skipTo } from '../../../kernel/db/read-page.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { typeset } from '../../../kernel/words/typography.ts';
import { notices } from './notices.table.ts';

/** How many notices of a buyer wait to be read. */
export function countUnread(db: Database, userId: number): Promise<number> {
  return db.$count(notices, and(eq(notices.userId, userId), isNull(notices.readAt)));
}

/** A page of a buyer's notices, the newest first. */
export async function listNotices(
  db: Database,
  userId: number,
  page: number,
): Promise<{ total: number; unread: number; notices: Notice[] }> {
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(LIST_PAGE)
    .offset(skipTo(page));
  return {
    total: await db.$count(notices, eq(notices.userId, userId)),
    unread: await countUnread(db, userId),
    notices: rows.map(toNotice),
  };
}

/** Notices that were written after another one, in the order of writing, at most `most`. */
export async function noticesAfter(
  db: Database,
  userId: number,
  { id, most }: { id: number; most: number },
): Promise<{ id: number; notice: Notice }[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), gt(notices.id, id)))
    .orderBy(asc(notices.id))
    .limit(most);
  return rows.map((row) => ({ id: row.id, notice: toNotice(row) }));
}

/** Number of the notice that was written last; 0 where there is none. */
export async function lastNotice(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ id: max(notices.id) })
    .from(notices)
    .where(eq(notices.userId, userId));
  return found?.id ?? 0;
}

/**
 * Marks notices of a buyer as read.
 * @param guids all of them where absent; those of others are left alone
 */
export async function readNotices(
  db: Database,
  userId: number,
  { guids, at }: { guids: readonly string[] | undefined; at: Date },
): Promise<void> {
  const these = guids && inArray(notices.guid, [...guids]);
  await db
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), these));
}

function toNotice({
  guid,
  kind,
  title,
  text,
  href,
  at,
  readAt,
}: typeof notices.$inferSelect): Notice {
  // Stored as it is sent by letter; on a page no line ends within «до 8 декабря».
  return typeset({ guid, kind, title, text, href, at: at.toISOString(), read: readAt !== null });
}
