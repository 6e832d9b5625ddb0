import { eq } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { instalmentOn } from '../modules/catalogue/lot/payment-kinds.ts';
import { refuseSet } from '../modules/deal/hold/set-of.ts';
import type { PlacedRow } from '../modules/catalogue/snapshot/snapshot.ts';
import { lots } from '../modules/estate/objects.table.ts';
import type { ContractKind } from '../modules/deal/order/core/contract-kind.ts';
import type { RunningBackend } from './test-backend.ts';

interface SetLot {
  id: string;
  guid: string;
  kind: 'flat' | 'parking' | 'storage';
  /** Kopecks. */
  price: number;
}

/** A flat, a parking place and a storage room that nobody holds. */
export type FreeSet = [flat: SetLot, parking: SetLot, storage: SetLot];

/**
 * Finds a free flat with a place and a storage room that may be bought with it.
 * @param contract what its building is sold by
 * @param instalment all of them are sold by instalments too
 */
export async function freeSet(
  { services: { db, catalogue, clock } }: RunningBackend,
  { contract: by = 'ddu' as ContractKind, instalment = false } = {},
): Promise<FreeSet> {
  const free = await db.select({ guid: lots.guid }).from(lots).where(eq(lots.status, 'free'));
  const placed = free.flatMap(({ guid }) => catalogue.snapshot.placed.get(guid) ?? []);
  const of = (kind: string) =>
    placed
      .filter(
        (lot) =>
          lot.kind === kind &&
          isSoldBy(lot, by) &&
          (!instalment || instalmentOn(lot, moscowDay(clock())) !== null),
      )
      .toSorted(byId);
  const [flats, parking, storage] = [of('flat'), of('parking'), of('storage')];
  for (const flat of flats) {
    const fits = (lot: PlacedRow) => refuseSet([flat, lot]) === null;
    const place = parking.find(fits);
    const room = storage.find(fits);
    if (place && room) {
      return [
        { ...flat, kind: 'flat' },
        { ...place, kind: 'parking' },
        { ...room, kind: 'storage' },
      ];
    }
  }
  throw new Error('no complex has a free flat with a place and a storage room');
}

const isSoldBy = ({ building }: PlacedRow, by: ContractKind) =>
  (building.commissionedOn === null) === (by === 'ddu');

const byId = (one: PlacedRow, other: PlacedRow) => (one.id < other.id ? -1 : 1);
