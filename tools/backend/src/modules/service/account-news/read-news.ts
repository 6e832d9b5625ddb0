import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { news } from '../../content/library/content.table.ts';
import { newsMarks, newsReads } from './account-news.table.ts';
import { inFeed } from './news-conditions.ts';
import { readerOf } from './reader.ts';

type Parts = Pick<Services, 'db' | 'clock'>;

/**
 * Notes that a buyer has opened a news item.
 * @throws Refused 404 for one that is not in his feed
 */
export async function readOneNews(
  { db, clock }: Parts,
  userId: number,
  alias: string,
): Promise<void> {
  const now = clock();
  const reader = await readerOf(db, userId);
  const [found] = await db
    .select({ date: news.date })
    .from(news)
    .where(and(inFeed(reader, now), eq(news.alias, alias)));
  if (!found) throw refuse(404, 'Такой новости нет');
  if (found.date < reader.readBefore) return;
  await db.insert(newsReads).values({ userId, alias, readAt: now }).onConflictDoNothing();
}

/** Moves a buyer's mark to today: one row, and one for each news item of today that is there already. */
export async function readAllNews({ db, clock }: Parts, userId: number): Promise<void> {
  const now = clock();
  const today = moscowDay(now);
  await db.transaction(async (tx) => {
    await tx
      .insert(newsMarks)
      .values({ userId, readBefore: today })
      .onConflictDoUpdate({ target: newsMarks.userId, set: { readBefore: today } });
    await forgetOlder(tx, userId, today);
    const reader = await readerOf(tx, userId);
    const ofToday = tx
      .select({
        userId: sql<number>`${userId}::int`.as('user_id'),
        alias: news.alias,
        readAt: sql<Date>`${now.toISOString()}::timestamptz`.as('read_at'),
      })
      .from(news)
      .where(and(inFeed(reader, now), eq(news.date, today)));
    await tx.insert(newsReads).select(ofToday).onConflictDoNothing();
  });
}

/** What the mark says already needs no row. */
async function forgetOlder(tx: Database, userId: number, today: string): Promise<void> {
  const older = tx.select({ alias: news.alias }).from(news).where(lt(news.date, today));
  await tx
    .delete(newsReads)
    .where(and(eq(newsReads.userId, userId), inArray(newsReads.alias, older)));
}
