import type { ResultOf } from '@m30/api/client';
import type { Library, NewsItem } from './library.ts';

/** News a page where the caller names no size. */
const PAGE_SIZE = 12;

interface NewsQuery {
  /** Alias of a complex. */
  complex?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** One page of news, newest first. */
export function findNews(
  { news }: Library,
  { complex, page = 1, pageSize = PAGE_SIZE }: NewsQuery,
): ResultOf<'Content.GetNews'> {
  const found = complex ? news.filter(({ vendor }) => vendor === complex) : news;
  const start = (page - 1) * pageSize;
  return {
    total: found.length,
    news: found.slice(start, start + pageSize).map(({ teaser }) => teaser),
  };
}

/** A news item between the one before it in time and the one after; `null` for an unknown alias. */
export function findNewsItem(
  { news }: Library,
  alias: string,
): ResultOf<'Content.GetNewsItem'> | null {
  const position = news.findIndex(({ teaser }) => teaser.alias === alias);
  const item = news[position];
  if (!item) return null;
  return {
    ...item.teaser,
    blocks: item.blocks,
    previous: toNeighbour(news[position + 1]),
    next: toNeighbour(news[position - 1]),
  };
}

function toNeighbour(item: NewsItem | undefined) {
  return item ? { alias: item.teaser.alias, title: item.teaser.title } : null;
}
