import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { followNotices } from '../../store/notice/follow-notices.ts';

/** Numbers of the account's sections, as the guarded layout loads them with each page. */
interface Counted {
  counters?: readonly { link: string; count: number }[];
}

/** Page of the notices. */
export const NOTICES = '/lk/notices';

/**
 * How many notices wait, and the title of the last one that came while the page is open. What the page
 * shows is read anew then: it is what the notice is about.
 */
export function useNotices(): { unread: number; latest: string } {
  const loaded = useRouteLoaderData('layouts/guarded/layout') as Counted | undefined;
  const counted = loaded?.counters?.find(({ link }) => link === NOTICES)?.count ?? 0;
  const [heard, setHeard] = useState<{ counted: number; unread: number } | null>(null);
  const [latest, setLatest] = useState('');
  const { revalidate } = useRevalidator();
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
          void revalidate();
        },
      }),
    [revalidate],
  );

  // What was heard holds until the page itself says something newer.
  return { unread: heard && heard.counted === counted ? heard.unread : counted, latest };
}
