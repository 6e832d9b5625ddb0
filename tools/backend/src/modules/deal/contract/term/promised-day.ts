import { toHandover } from '../../../catalogue/lot/to-lot-card.ts';
import type { BuildingRow } from '../../../catalogue/snapshot/snapshot.ts';
import { quarterEnd } from './quarter-end.ts';

/** Last day on which the keys may come of a building, ISO, as it is promised at present; `null` of a completed one. */
export function promisedDay(
  building: Pick<BuildingRow, 'handoverYear' | 'handoverQuarter'>,
): string | null {
  const handover = toHandover(building);
  return handover && quarterEnd(handover);
}
