import { useEffect, useRef, useState } from 'react';
import { useCounters } from '../../store/counter/use-counters.ts';
import { followNotices } from '../../store/notice/follow-notices.ts';
import { useRefresh } from '../../store/query/use-refresh.ts';

/** Page of the notices. */
export const NOTICES = '/lk/notices';

/**
 * How many notices wait, and the title of the last one that came while the page is open. What the page
 * shows is read anew then: it is what the notice is about.
 */
export function useNotices(): { unread: number; latest: string } {
  const counted = useCounters().get(NOTICES)?.count ?? 0;
  const [heard, setHeard] = useState<{ counted: number; unread: number } | null>(null);
  const [latest, setLatest] = useState('');
  const refresh = useRefresh();
  const known = useRef(counted);

  useEffect(() => {
    known.current = counted;
  }, [counted]);

  useEffect(
    () =>
      followNotices({
        unread: (unread) => setHeard({ counted: known.current, unread }),
        notice({ title }) {
          setLatest(title);
          void refresh();
        },
      }),
    [refresh],
  );

  // What was heard holds until the page itself says something newer.
  return { unread: heard && heard.counted === counted ? heard.unread : counted, latest };
}
