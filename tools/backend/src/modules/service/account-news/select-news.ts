import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { complexes } from '../../estate/objects.table.ts';
import { pictures } from '../../media/pictures.table.ts';
import { news } from '../../content/library/content.table.ts';
import { newsReads } from './account-news.table.ts';
import { toPicture } from '../../media/to-picture.ts';
import type { Reader } from './reader.ts';

/** A news item of a feed. */
export type AccountNews = ResultOf<'LK.GetNews'>['news'][number];

interface Window {
  limit: number;
  offset?: number;
}

/** Reads news of a condition, newest first, as a reader sees them. */
export async function selectNews(
  db: Database,
  { userId, readBefore }: Reader,
  condition: SQL | undefined,
  { limit, offset = 0 }: Window,
): Promise<AccountNews[]> {
  const { alias, title, lead, date, topic } = news;
  const rows = await db
    .select({
      ...{ alias, title, lead, date, topic },
      picture: pictures,
      vendor: complexes.vendor,
      name: complexes.name,
      opened: sql<boolean>`${newsReads.alias} is not null`,
    })
    .from(news)
    .leftJoin(pictures, eq(news.picture, pictures.id))
    .leftJoin(complexes, eq(news.vendor, complexes.vendor))
    .leftJoin(newsReads, and(eq(newsReads.alias, news.alias), eq(newsReads.userId, userId)))
    .where(condition)
    .orderBy(desc(news.date), desc(news.alias))
    .limit(limit)
    .offset(offset);
  return rows.map(({ picture, vendor, name, opened, ...item }) => ({
    ...item,
    picture: picture && toPicture(picture),
    complex: vendor === null || name === null ? null : { vendor, name },
    unread: !opened && item.date >= readBefore,
  }));
}
