import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads anew what the page shows, by queries or by a loader alone, and forgets what it does not show: no page is opened
 * as it was before a change.
 * @returns a function whose promise is resolved when the page has it
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    // What is being read belongs to a page that is on its way.
    client.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
    await Promise.all([client.invalidateQueries(), revalidate()]);
  }, [client, revalidate]);
}
