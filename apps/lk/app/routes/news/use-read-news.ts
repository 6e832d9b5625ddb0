import type { InputOf, ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../store/account/use-optimistic-call.ts';
import { withoutCounter } from '../../store/counter/without-counter.ts';

type Input = InputOf<'LK.ReadNews'>;

/** Marks a news item as read, or without its alias everything. */
export const useReadNews = () =>
  useOptimisticCall('read-news', (input: Input) => browserApi.post('LK.ReadNews', input), {
    'LK.GetNews': withRead,
    'LK.GetCounters': (counters, { alias }) =>
      alias === undefined ? withoutCounter(counters, '/lk/news') : counters,
  });

function withRead(page: ResultOf<'LK.GetNews'>, { alias }: Input): ResultOf<'LK.GetNews'> {
  const isMarked = (item: { alias: string; unread: boolean }) =>
    item.unread && (alias === undefined || item.alias === alias);
  return {
    ...page,
    unread: alias === undefined ? 0 : page.unread - page.news.filter(isMarked).length,
    news: page.news.map((item) => (isMarked(item) ? { ...item, unread: false } : item)),
  };
}
