import type { NewLot } from '../plan/plan-changes.ts';
import type { PresentLot } from '../plan/present.ts';

/**
 * Numbers of new lots among those of their kind in their building by the id of the lot: those of the file where nobody else has them, and the next free one for
 * the others.
 */
export function numberLots(
  created: readonly NewLot[],
  present: Iterable<Pick<PresentLot, 'buildingId' | 'kind' | 'number'>>,
): ReadonlyMap<string, number> {
  const taken = new Map<string, Set<number>>();
  const takenIn = (key: string) => {
    const known = taken.get(key) ?? new Set<number>();
    taken.set(key, known);
    return known;
  };
  for (const { buildingId, kind, number } of present) {
    takenIn(keyOf(buildingId, kind)).add(number);
  }
  const numbers = new Map<string, number>();
  for (const { item, place } of created) {
    const there = takenIn(keyOf(place.buildingId, item.type));
    if (item.number === undefined || there.has(item.number)) continue;
    there.add(item.number);
    numbers.set(item.id, item.number);
  }
  const next = new Map<string, number>();
  for (const { item, place } of created) {
    if (numbers.has(item.id)) continue;
    const there = takenIn(keyOf(place.buildingId, item.type));
    const key = keyOf(place.buildingId, item.type);
    let number = next.get(key) ?? 1;
    while (there.has(number)) number += 1;
    there.add(number);
    next.set(key, number + 1);
    numbers.set(item.id, number);
  }
  return numbers;
}

const keyOf = (buildingId: string, kind = 'flat') => `${buildingId} ${kind}`;
