import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { browserApi } from '../browser/index.ts';
import { countsAtom, NO_COUNTS, rememberedCounts, type Counts } from './counts.ts';
import { useHydrated } from '../late/use-hydrated.ts';
import { useSession } from './use-session.ts';

/** Numbers of lots in the visitor's cart, comparison and favourites, as far as the browser knows. */
export function useCounts(): Counts {
  const counts = useAtomValue(countsAtom);
  return useHydrated() ? counts : NO_COUNTS;
}

/**
 * Learns the counts after the page has loaded, because pages hold nothing of one visitor; for the
 * layout. Only a buyer, or a browser that remembers lots, has anything to ask for.
 * @param knownBuyer the layout has been rendered for a buyer; without it the browser's session tells
 */
export function useCountsLoader(knownBuyer = false): void {
  const setCounts = useSetAtom(countsAtom);
  const isBuyer = useSession().status === 'user' || knownBuyer;
  useEffect(() => {
    const remembered = rememberedCounts();
    if (remembered) setCounts(remembered);
    else if (!isBuyer) return;
    const abort = new AbortController();
    browserApi.post('Content.GetTemplate', {}, { signal: abort.signal }).then(
      ({ basket, compare, favourites }) =>
        setCounts({
          cart: basket.count,
          compare: compare.count,
          favourites: favourites?.count ?? 0,
        }),
      // The remembered numbers stay: nothing on the page depends on them.
      () => undefined,
    );
    return () => abort.abort();
  }, [isBuyer, setCounts]);
}
