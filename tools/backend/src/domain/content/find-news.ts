import type { ResultOf } from '@m30/api/client';
import type { Library, NewsItem } from './library.ts';
import { moscowDate } from './moscow-date.ts';
import { isPublished } from './publishing.ts';

type News = ResultOf<'Content.GetNews'>;

/** News a page where the caller names no size. */
const PAGE_SIZE = 12;

interface NewsQuery {
  /** Alias of a complex. */
  complex?: string | undefined;
  year?: number | undefined;
  topic?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** News that everybody sees at a moment, newest first: agreed ones whose day has come in Moscow. */
export function visibleNews({ news }: Pick<Library, 'news'>, now: Date): NewsItem[] {
  const today = moscowDate(now);
  return news.filter(
    ({ teaser, publishing }) => teaser.date <= today && isPublished(publishing, now),
  );
}

/** One page of news, newest first, with what the whole feed may be filtered by. */
export function findNews(
  library: Pick<Library, 'news'>,
  { complex, year, topic, page = 1, pageSize = PAGE_SIZE }: NewsQuery,
  now: Date,
): News {
  const all = visibleNews(library, now);
  const found = all.filter(
    (item) =>
      (!complex || item.complex?.vendor === complex) &&
      (!year || yearOf(item) === year) &&
      (!topic || item.teaser.topic === topic),
  );
  const start = (page - 1) * pageSize;
  return {
    total: found.length,
    news: found.slice(start, start + pageSize).map(({ teaser }) => teaser),
    choices: choicesOf(all),
  };
}

const yearOf = ({ teaser }: NewsItem) => Number(teaser.date.slice(0, 4));

function choicesOf(news: readonly NewsItem[]): News['choices'] {
  const byName = new Intl.Collator('ru');
  const complexes = new Map(
    news.flatMap(({ complex }) => (complex ? [[complex.vendor, complex.name]] : [])),
  );
  return {
    years: [...new Set(news.map(yearOf))].sort((a, b) => b - a),
    topics: [...new Set(news.map(({ teaser }) => teaser.topic))].sort(byName.compare),
    complexes: [...complexes]
      .map(([id, label]) => ({ id, label }))
      .sort((a, b) => byName.compare(a.label, b.label)),
  };
}

/** A news item between the one before it in time and the one after; `null` for an unknown alias. */
export function findNewsItem(
  library: Pick<Library, 'news'>,
  alias: string,
  now: Date,
): ResultOf<'Content.GetNewsItem'> | null {
  const news = visibleNews(library, now);
  const position = news.findIndex(({ teaser }) => teaser.alias === alias);
  const item = news[position];
  if (!item) return null;
  return {
    ...item.teaser,
    complex: item.complex,
    blocks: item.blocks,
    previous: toNeighbour(news[position + 1]),
    next: toNeighbour(news[position - 1]),
  };
}

function toNeighbour(item: NewsItem | undefined) {
  return item ? { alias: item.teaser.alias, title: item.teaser.title } : null;
}
