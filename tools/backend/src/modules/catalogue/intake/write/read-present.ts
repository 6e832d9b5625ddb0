import { gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import * as schema from '../../../estate/objects.table.ts';
import { parkingLevels } from '../../../estate/premises.table.ts';
import type { Present, PresentLot } from '../plan/present.ts';

/** Who knows until when buyers hold lots: by the guids of those that somebody holds at a moment. */
export type HeldUntil = (
  tx: Database,
  lotGuids: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Date>>;

/** Lots that are read at a time. */
const CHUNK = 2000;

const {
  guid,
  id,
  kind,
  buildingId,
  number,
  planId,
  price,
  oldPrice,
  status,
  finish,
  area,
  livingArea,
  kitchenArea,
  balconyArea,
  rooms,
  floor,
  section,
  ceiling,
  bathrooms,
} = schema.lots;

const COLUMNS = {
  ...{ guid, id, kind, buildingId, number, planId, price, oldPrice, status, finish, area },
  ...{ livingArea, kitchenArea, balconyArea, rooms, floor, section, ceiling, bathrooms },
};

/** @param lock locks every lot, so that nobody takes a hold between the comparison and the writing */
export async function readPresent(
  tx: Database,
  { now, heldUntil, lock }: { now: Date; heldUntil: HeldUntil; lock: boolean },
): Promise<Present> {
  // Whoever locks several lots does it in one order, so that none waits for another in a ring.
  const found = new Map<string, PresentLot>();
  const held = new Map<string, Date>();
  for await (const rows of lotsIn(tx, lock)) {
    for (const lot of rows) found.set(lot.id, lot);
    const guids = rows.map((lot) => lot.guid);
    for (const [lot, until] of await heldUntil(tx, guids, now)) held.set(lot, until);
  }
  const { complexes, buildings, mortgageProgrammes } = schema;
  const [programme] = await tx
    .select({ id: mortgageProgrammes.id })
    .from(mortgageProgrammes)
    .where(isNull(mortgageProgrammes.bankId))
    .limit(1);
  return {
    complexes: await tx.select({ vendor: complexes.vendor, name: complexes.name }).from(complexes),
    buildings: await tx
      .select({
        id: buildings.id,
        vendor: buildings.vendor,
        subvendor: buildings.subvendor,
        name: buildings.name,
        floors: buildings.floors,
      })
      .from(buildings),
    levels: new Set(
      (await tx.select({ id: parkingLevels.id }).from(parkingLevels)).map((one) => one.id),
    ),
    lots: found,
    heldUntil: held,
    hasProgramme: programme !== undefined,
  };
}

/** In the order of their guids: whoever locks several lots does it in one order, so that none waits for another in a ring. */
async function* lotsIn(tx: Database, lock: boolean): AsyncGenerator<PresentLot[]> {
  let last: string | undefined;
  for (;;) {
    const query = tx
      .select(COLUMNS)
      .from(schema.lots)
      .where(last === undefined ? undefined : gt(schema.lots.guid, last))
      .orderBy(schema.lots.guid)
      .limit(CHUNK);
    const rows: PresentLot[] = await (lock ? query.for('update') : query);
    yield rows;
    last = rows.at(-1)?.guid;
    if (rows.length < CHUNK) return;
  }
}
