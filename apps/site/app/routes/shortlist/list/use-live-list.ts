import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { firstInteraction } from '@m30/shell/late';

/** Reads the list anew whenever somebody has changed it, from the visitor's first interaction on. */
export function useLiveList(link: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void firstInteraction()
      .then(() => import('./follow-list.ts'))
      .then(({ followList }) => {
        if (!gone) stop = followList(link, () => void revalidate());
      })
      // The list then stays as it was read: each own change reads it anew.
      .catch(reportError);
    return () => {
      gone = true;
      stop?.();
    };
  }, [link, revalidate]);
}
