import { useEffect, useSyncExternalStore } from 'react';
import { firstInteraction } from '@m30/shell/late';
import { showLots, latestStates, watchStates, type LotState } from './statuses.ts';

const NOTHING: ReadonlyMap<string, LotState> = new Map();
const nothing = () => NOTHING;

/**
 * States of lots that have changed since the page was rendered, by their readable ids; empty on the
 * server. The connection is made, with its code, at the visitor's first interaction.
 */
export function useLiveStatus(ids: readonly string[]): ReadonlyMap<string, LotState> {
  useFollowed(ids.join());
  return useSyncExternalStore(watchStates, latestStates, nothing);
}

/** Follows lots, named with commas, while the page shows them. */
function useFollowed(key: string): void {
  useEffect(() => {
    if (!key) return;
    const hide = showLots(key.split(','));
    let stop: (() => void) | undefined;
    let gone = false;
    void firstInteraction()
      .then(() => import('./follow.ts'))
      .then(({ follow }) => {
        if (!gone) stop = follow();
      })
      // Statuses then stay as the page was rendered: the server decides who gets a lot.
      .catch(reportError);
    return () => {
      gone = true;
      stop?.();
      hide();
    };
  }, [key]);
}

/** A lot with the status and price that it has at this moment; see {@link useLiveStatus}. */
export function useLiveLot<Lot extends LiveLot>(lot: Lot): Lot {
  useFollowed(lot.id);
  const read = () => latestStates().get(lot.id);
  const state = useSyncExternalStore(watchStates, read, () => undefined);
  return state ? withState(lot, state) : lot;
}

/** A lot of a page: what changes of it. */
export type LiveLot = Pick<LotState, 'id' | 'status' | 'own'> & { price: number | null };

/** A lot as it was drawn, with what was told of it since. */
export function withState<Lot extends LiveLot>(lot: Lot, state: LotState): Lot {
  return !state.own && lot.status === state.status && lot.price === state.price
    ? lot
    : { ...lot, ...state };
}
