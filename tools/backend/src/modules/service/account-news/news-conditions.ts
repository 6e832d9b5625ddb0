import { and, eq, gt, gte, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { news } from '../../content/library/content.table.ts';
import { newsReads } from './account-news.table.ts';
import type { Reader } from './reader.ts';

/** Part of the feed: news of the reader's complexes alone, or of the company alone. */
export type NewsScope = 'mine' | 'company' | undefined;

/** News that are there for a reader at a moment. */
export function inFeed(reader: Reader, now: Date, scope?: NewsScope): SQL | undefined {
  const vendors = reader.complexes.map(({ vendor }) => vendor);
  const mine = inArray(news.vendor, vendors);
  const company = isNull(news.vendor);
  return and(
    eq(news.isDraft, false),
    lte(news.date, moscowDay(now)),
    or(isNull(news.publishedFrom), lte(news.publishedFrom, now)),
    or(isNull(news.publishedUntil), gt(news.publishedUntil, now)),
    scope === 'mine' ? mine : scope === 'company' ? company : or(company, mine),
  );
}

/** News that a reader has not opened. */
export function isUnread(db: Database, { userId, readBefore }: Reader): SQL | undefined {
  const opened = db
    .select({ one: sql`1` })
    .from(newsReads)
    .where(and(eq(newsReads.userId, userId), eq(newsReads.alias, news.alias)));
  return and(gte(news.date, readBefore), notExists(opened));
}
