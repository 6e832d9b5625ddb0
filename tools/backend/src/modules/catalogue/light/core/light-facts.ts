import { lotFilters } from '@m30/api/filters';
import type { RoomLight } from './flat-light.ts';
import { lengthOf, lengthWithin } from './spans.ts';

/** A value of the filter `light`. */
type LightValue = (typeof lotFilters.light.values)[number];

/** What the catalogue looks for in the figures of a flat; rooms are those that people live in. */
export interface LightFacts {
  /** In the order of the filter. */
  has: LightValue[];
  /** Minutes of direct sun on 22 March in the sunniest room. */
  sun: number;
  /** Metres to the nearest house in front of a window, `CLEAR` where there is none; `null` where a room is not known. */
  opposite: number | null;
}

type KnownRoom = Pick<RoomLight, 'living' | 'seasons' | 'view' | 'opposite'> & {
  windows: readonly unknown[];
};

/** Parts of 22 March, minutes from midnight: the sun is up from a quarter past six to twenty to seven. */
const PARTS = [
  ['morning', 0, 11 * 60],
  ['day', 11 * 60, 16 * 60],
  ['evening', 16 * 60, 24 * 60],
] as const;

/** Minutes of sun that make a part of the day sunny. */
const SUNNY = 60;

/** Per cent of the picture from which on a room has a view of the water. */
const SEEN = 1;

/** Metres that no house is nearer than where none is in the picture. */
const CLEAR = lotFilters.oppositeFrom.max;

/**
 * Sums the rooms of a flat up for the catalogue.
 * @returns `null` where no room that people live in is known
 */
export function lightFacts(rooms: readonly KnownRoom[]): LightFacts | null {
  const living = rooms.filter((room) => room.living);
  const known = living.filter(({ windows }) => windows.length > 0);
  if (known.length === 0) return null;
  const spring = known.map(({ seasons }) => seasons[0] ?? []);
  const sunny = PARTS.filter(([, from, to]) =>
    spring.some((spans) => lengthWithin(spans, from, to) >= SUNNY),
  ).map(([part]) => part);
  const water = known.some(({ view }) => (view?.water ?? 0) >= SEEN);
  return {
    has: [...sunny, ...(water ? ['water' as const] : [])],
    sun: Math.max(...spring.map(lengthOf)),
    opposite:
      known.length < living.length
        ? null
        : Math.min(...known.map(({ opposite }) => opposite ?? CLEAR)),
  };
}

/** What is shown of the views of a flat: whether water is seen, and whole metres to the house opposite, never more than there are. */
export const viewFacts = (facts: Pick<LightFacts, 'has' | 'opposite'> | null) => ({
  waterSeen: facts && facts.has.includes('water'),
  opposite: facts?.opposite == null ? null : Math.floor(facts.opposite),
});

/** Hours of sun that are shown for a flat: whole tenths, never more than there are. */
export const sunHours = (facts: Pick<LightFacts, 'sun'> | null): number | null =>
  facts && Math.floor(facts.sun / 6) / 10;
