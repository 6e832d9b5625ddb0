import { useMemo } from 'react';
import { useLiveStatus, withState } from '../../../store/live/index.ts';
import type { LevelPlace } from './park.server.ts';

/** Places of a level with the statuses and prices that they have at this moment. */
export function useLivePlaces(places: readonly LevelPlace[]): LevelPlace[] {
  const ids = useMemo(() => places.map(({ id }) => id), [places]);
  const statuses = useLiveStatus(ids);
  return useMemo(
    () =>
      places.map((place) => {
        const state = statuses.get(place.id);
        return state ? withState(place, state) : place;
      }),
    [places, statuses],
  );
}
