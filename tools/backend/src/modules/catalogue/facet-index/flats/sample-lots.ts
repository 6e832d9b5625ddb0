import { lotFilters } from '@m30/api/filters';
import { gte, sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import type { FlatLight } from '../../light/core/flat-light.ts';
import { FINISHES } from '../../../estate/finish.ts';
import { ROOM_OPTIONS, SIDE_NAMES } from './options.ts';
import { lotLight } from '../../light/stored/light.table.ts';
import * as schema from '../../../estate/objects.table.ts';

/** Lots a statement. */
const CHUNK = 5_000;

/** Numbers that no lot of the demo content has. */
const FIRST_NUMBER = 100_000;

/**
 * Fills the demo company's buildings with so many made-up flats for sale, the same ones each time, in
 * the place of those it sells; for tests and benchmarks.
 */
export async function insertSampleLots(db: Database, count: number): Promise<void> {
  const buildings = await db.select().from(schema.buildings).orderBy(schema.buildings.id);
  const plans = await db.select().from(schema.plans).orderBy(schema.plans.id);
  await db.delete(lotLight);
  await db.delete(schema.lots).where(gte(schema.lots.number, FIRST_NUMBER));
  await db.update(schema.lots).set({ status: 'closed' });
  const random = mulberry(30);
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]): Item => {
    const picked = items[Math.floor(random() * items.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  const guidOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  /** Of one in ten nothing is known. */
  const lightAt = (at: number) => {
    const has = lotFilters.light.values.filter(() => chance(0.4));
    const facts = {
      has,
      sun: pick([0, 45, 150, 275, 640]),
      opposite: pick([18.5, 42, 1000, null]),
    };
    const norm = { needed: 1, sunny: 1, met: true };
    const figures: FlatLight = { rooms: [], norm, facts: chance(0.1) ? null : facts };
    return { lotGuid: guidOf(at), hash: 'sample', figures, days: new Uint8Array() };
  };
  const lotAt = (at: number) => {
    const building = pick(buildings);
    const plan = pick(plans);
    const area = Math.round(200 + random() * 1000) / 10;
    // Few different prices, so that equal ones have to be ordered by id.
    const price = Math.round(area) * pick([170, 230, 320, 480]) * 100_000;
    return {
      guid: guidOf(at),
      id: `${pick(['k', 'z', 'ss'])}${at}`,
      kind: 'flat',
      status: pick(['free', 'free', 'free', 'held', 'sold']),
      building_id: building.id,
      section: pick([0, 1, 2]),
      floor: 1 + Math.floor(random() * building.floors),
      number: FIRST_NUMBER + at,
      area,
      price,
      old_price: chance(0.2) ? Math.round(price * pick([1.05, 1, 0.9])) : null,
      plan_id: plan.id,
      mirrored: chance(0.5),
      rooms: pick(ROOM_OPTIONS).value,
      euro: chance(0.3),
      living_area: area / 2,
      kitchen_area: chance(0.9) ? Math.round(area * 2) / 10 : null,
      balcony_area: null,
      ceiling: 2.8,
      bathrooms: 1,
      finish: pick(Object.keys(FINISHES)),
      sides: Object.values(SIDE_NAMES).filter(() => chance(0.4)),
      water_view: chance(0.1),
    };
  };
  for (let start = 0; start < count; start += CHUNK) {
    const size = Math.min(CHUNK, count - start);
    const rows = JSON.stringify(Array.from({ length: size }, (_, at) => lotAt(start + at)));
    await db.execute(
      sql`INSERT INTO lots SELECT * FROM jsonb_populate_recordset(null::lots, ${rows}::jsonb)`,
    );
    await db.insert(lotLight).values(Array.from({ length: size }, (_, at) => lightAt(start + at)));
  }
  await db.execute(sql`ANALYZE lots`);
}

/** mulberry32, public domain (Tommy Ettinger). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
