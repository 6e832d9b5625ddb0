import { and } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { news } from '../../content/library/content.table.ts';
import { inFeed, isUnread } from './news-conditions.ts';
import { readerOf } from './reader.ts';

/** How many news of his feed a buyer has not opened. */
export async function unreadNewsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<number> {
  const reader = await readerOf(db, userId);
  return db.$count(news, and(inFeed(reader, clock()), isUnread(db, reader)));
}
