import type { Services } from '../../../kernel/services.ts';
import { inFeed } from './news-conditions.ts';
import { readerOf } from './reader.ts';
import { selectNews } from './select-news.ts';

/** A news item as the first page of the account names it. */
export interface LatestNews {
  alias: string;
  title: string;
  /** ISO date. */
  date: string;
  unread: boolean;
  href: string;
}

/** The newest news of a buyer's feed. */
export async function latestNewsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  limit: number,
): Promise<LatestNews[]> {
  const reader = await readerOf(db, userId);
  const found = await selectNews(db, reader, inFeed(reader, clock()), { limit });
  return found.map(({ alias, title, date, unread }) => ({
    ...{ alias, title, date, unread },
    href: `/lk/news/${alias}`,
  }));
}
