import type { ResultOf } from '@m30/api/client';
import { moscowDay } from '@m30/ui-kit/format';
import { skipTo } from '../../../kernel/db/read-page.ts';
import type { Library, NewsItem } from '../library/library.ts';
import { publishingState, termNotes, type PublishingState } from '../library/publishing.ts';

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
  return news.filter((item) => newsState(item, now) === 'published');
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
  const start = skipTo(page, pageSize);
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
    ...shown(item),
    previous: toNeighbour(news[position + 1]),
    next: toNeighbour(news[position - 1]),
  };
}

/** A news item, agreed or not, with how it stands; `null` for an unknown alias. */
export function previewNewsItem(
  library: Pick<Library, 'news'>,
  alias: string,
  now: Date,
): ResultOf<'Content.GetNewsPreview'> | null {
  const item = library.news.find(({ teaser }) => teaser.alias === alias);
  if (!item) return null;
  return {
    item: findNewsItem(library, alias, now) ?? { ...shown(item), previous: null, next: null },
    notes: [NAMES[newsState(item, now)], ...termNotes(item.publishing)],
  };
}

/** How a news item stands: one with the date of another day waits for it. */
function newsState({ teaser, publishing }: NewsItem, now: Date): PublishingState {
  const state = publishingState(publishing, now);
  return state === 'published' && waitsForDay(teaser.date, now) ? 'scheduled' : state;
}

/** Tells whether a news item of an ISO date is still to come in Moscow. */
export const waitsForDay = (date: string, now: Date): boolean => date > moscowDay(now);

const NAMES: Readonly<Record<PublishingState, string>> = {
  draft: 'Черновик: новости ещё нет на сайте',
  scheduled: 'Новость ждёт своего дня',
  published: 'Новость опубликована',
  expired: 'Срок новости истёк',
};

const shown = ({ teaser, complex, blocks }: NewsItem) => ({ ...teaser, complex, blocks });

function toNeighbour(item: NewsItem | undefined) {
  return item ? { alias: item.teaser.alias, title: item.teaser.title } : null;
}
