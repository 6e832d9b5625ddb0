import type { AnyLotCard } from '@m30/api';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toLotCard } from '../lot/to-lot-card.ts';
import { toPlaceCard, toPremisesCard } from './to-card.ts';
import { mainProgramme } from '../lot/main-programme.ts';

/**
 * Card of a lot of any kind; `null` where the catalogue does not know it.
 * @param guid key of the lot's row
 */
export function anyLotCard(snapshot: Snapshot, guid: string): AnyLotCard | null {
  const flat = snapshot.byGuid.get(guid);
  if (flat) return toLotCard(flat, mainProgramme(snapshot));
  const lot = snapshot.placed.get(guid);
  if (!lot) return null;
  const premises = snapshot.premises.get(guid);
  if (premises) return toPremisesCard({ ...lot, facts: premises });
  const place = snapshot.places.get(guid);
  return place ? toPlaceCard({ ...lot, facts: place, level: lot.floor }) : null;
}
