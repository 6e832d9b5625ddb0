import type { Facade } from '../data/facade.ts';

/** A floor of one section. */
export interface FloorPlace {
  section: number;
  floor: number;
}

/**
 * The floor that the address names; where it names none, or one that is not there, the nearest one
 * that is.
 * @returns `null` where nothing of the building is drawn
 */
export function readPlace(
  params: URLSearchParams,
  sections: Facade['sections'],
): FloorPlace | null {
  const wanted = Number(params.get('section'));
  const section = sections.find(({ number }) => number === wanted) ?? sections[0];
  const [lowest] = section?.floors ?? [];
  if (!section || lowest === undefined) return null;
  const floor = Number(params.get('floor')) || lowest;
  return { section: section.number, floor: nearest(section.floors, floor) ?? lowest };
}

/** Address of the same page at another floor. */
export function placeHref({ section, floor }: FloorPlace): string {
  return `?section=${section}&floor=${floor}#floors`;
}

function nearest(floors: readonly number[], wanted: number): number | undefined {
  return floors.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}
