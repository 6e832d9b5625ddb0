import type { ResultOf } from '@m30/api/client';

/** The visitor's own order of a lot. */
export type OwnOrder = ResultOf<'Cart.GetLists'>['own'][number]['own'];

/** Latest known status and price of a lot. */
export interface LotState extends Pick<
  ResultOf<'Objects.GetStatuses'>['lots'][number],
  'id' | 'status' | 'price'
> {
  /** Only the visitor himself receives it. */
  own?: OwnOrder | undefined;
}

type Listener = () => void;

const latest = new Map<string, LotState>();
const shown = new Map<string, number>();
const listeners = new Set<Listener>();
let snapshot: ReadonlyMap<string, LotState> = new Map();

/** States received since the page was rendered; the same map until something changes. */
export const latestStates = (): ReadonlyMap<string, LotState> => snapshot;

/** Calls back when a lot of the page has changed. */
export function watchStates(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores states and notifies the listeners, once, where a lot of the page has changed. */
export function publishStates(states: readonly LotState[]): void {
  let changed = false;
  for (const state of states) {
    const known = latest.get(state.id);
    if (!state.own && known?.status === state.status && known.price === state.price) continue;
    // The status is broadcast to everybody; whose the lot is stays true until it is free.
    const own = state.status === 'free' ? undefined : known?.own;
    latest.set(state.id, own ? { own, ...state } : state);
    changed ||= shown.has(state.id) || !!state.own;
  }
  if (!changed) return;
  snapshot = new Map(latest);
  for (const listener of [...listeners]) listener();
}

/** Counts lots as shown on the page; returns what takes them away again. */
export function showLots(ids: readonly string[]): () => void {
  for (const id of ids) shown.set(id, (shown.get(id) ?? 0) + 1);
  return () => {
    for (const id of ids) {
      const left = (shown.get(id) ?? 1) - 1;
      if (left > 0) shown.set(id, left);
      else shown.delete(id);
    }
  };
}

/** Readable ids of the lots that the page shows. */
export const shownLots = (): string[] => [...shown.keys()];
