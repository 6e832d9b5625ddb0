import { useLiveStatus, withState } from '../../../store/live/index.ts';
import type { Shortlist } from '../core/shortlist.ts';

/** The list with the statuses and prices that its lots have at this moment. */
export function useLiveLots(list: Shortlist): Shortlist {
  const states = useLiveStatus(list.lots.map(({ lot }) => lot.id));
  const lots = list.lots.map((listed) => {
    const state = states.get(listed.lot.id);
    return state ? { ...listed, lot: withState(listed.lot, state) } : listed;
  });
  return { ...list, lots };
}
