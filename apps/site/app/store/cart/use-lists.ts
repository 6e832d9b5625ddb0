import { useEffect, useSyncExternalStore } from 'react';
import { firstInteraction } from '@m30/shell/late';
import { NO_LISTS, type Lists } from './list/changes.ts';
import { currentLists, watchLists } from './list/lists.ts';

/** What the visitor keeps; nothing on the server, whose pages belong to nobody. */
export function useLists(): Lists {
  useEffect(() => {
    void firstInteraction()
      .then(() => import('./sync/sync.ts'))
      .then(({ startSync }) => startSync())
      // The buttons then show what the browser remembers.
      .catch(reportError);
  }, []);
  return useSyncExternalStore(watchLists, currentLists, () => NO_LISTS);
}
