import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { news } from '../../content/library/content.table.ts';
import { inFeed, isUnread, type NewsScope } from './news-conditions.ts';
import { readerOf } from './reader.ts';
import { selectNews } from './select-news.ts';

/** News a page. */
const PAGE_SIZE = 12;

type Parts = Pick<Services, 'db' | 'clock'>;

/** One page of a buyer's feed; the database counts and cuts, whatever there is. */
export async function findAccountNews(
  { db, clock }: Parts,
  userId: number,
  { scope, page = 1 }: { scope?: NewsScope; page?: number | undefined },
): Promise<ResultOf<'LK.GetNews'>> {
  const now = clock();
  const reader = await readerOf(db, userId);
  const condition = inFeed(reader, now, scope);
  const offset = skipTo(page, PAGE_SIZE);
  return {
    total: await db.$count(news, condition),
    page_size: PAGE_SIZE,
    unread: await db.$count(news, and(inFeed(reader, now), isUnread(db, reader))),
    complexes: [...reader.complexes],
    news: await selectNews(db, reader, condition, { limit: PAGE_SIZE, offset }),
  };
}

/**
 * One item of a buyer's feed between its neighbours.
 * @throws Refused 404 for news of a complex that is not his, and for what is not published
 */
export async function findAccountNewsItem(
  { db, clock }: Parts,
  userId: number,
  alias: string,
): Promise<ResultOf<'LK.GetNewsItem'>> {
  const reader = await readerOf(db, userId);
  const feed = inFeed(reader, clock());
  const [item] = await selectNews(db, reader, and(feed, eq(news.alias, alias)), { limit: 1 });
  const [stored] = await db.select().from(news).where(eq(news.alias, alias));
  if (!item || !stored) throw refuse(404, 'Такой новости нет');
  const place = sql`(${news.date}, ${news.alias})`;
  const here = sql`(${item.date}, ${item.alias})`;
  const neighbour = async (side: SQL, order: typeof asc) => {
    const [found] = await db
      .select({ alias: news.alias, title: news.title })
      .from(news)
      .where(and(feed, side))
      .orderBy(order(news.date), order(news.alias))
      .limit(1);
    return found ?? null;
  };
  return {
    ...item,
    blocks: stored.blocks,
    previous: await neighbour(sql`${place} < ${here}`, desc),
    next: await neighbour(sql`${place} > ${here}`, asc),
  };
}
