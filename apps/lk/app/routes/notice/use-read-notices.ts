import type { InputOf, ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../store/account/use-optimistic-call.ts';
import { withoutCounter } from '../../store/counter/without-counter.ts';

type Input = InputOf<'LK.ReadNotices'>;

/** Marks notices as read: those of the input, or all. */
export const useReadNotices = () =>
  useOptimisticCall('read-notices', (input: Input) => browserApi.post('LK.ReadNotices', input), {
    'LK.GetNotices': withRead,
    'LK.GetCounters': (counters, { guids }) =>
      guids ? counters : withoutCounter(counters, '/lk/notices'),
  });

function withRead(page: ResultOf<'LK.GetNotices'>, { guids }: Input): ResultOf<'LK.GetNotices'> {
  const isMarked = ({ guid, read }: { guid: string; read: boolean }) =>
    !read && (guids?.includes(guid) ?? true);
  return {
    ...page,
    unread: guids ? page.unread - page.notices.filter(isMarked).length : 0,
    notices: page.notices.map((notice) => (isMarked(notice) ? { ...notice, read: true } : notice)),
  };
}
