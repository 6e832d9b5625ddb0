import { useState } from 'react';
import type { MapSpots } from '../../core/map-data.ts';

/** Whether places around the objects are shown, and at which of them the visitor looks. */
export function useSpots(spots: MapSpots | undefined) {
  const [shown, setShown] = useState(spots?.shown ?? false);
  const [active, setActive] = useState<string | null>(null);
  return {
    all: spots,
    places: shown ? (spots?.places ?? []) : [],
    shown,
    active,
    setShown,
    setActive,
  };
}
