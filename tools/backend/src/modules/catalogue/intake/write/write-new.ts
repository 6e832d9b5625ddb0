import { randomUUID } from 'node:crypto';
import { count, inArray, max } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { chunks } from '../../../../kernel/db/chunks.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import * as schema from '../../../estate/objects.table.ts';
import { parkingLevels, places, premises } from '../../../estate/premises.table.ts';
import { priceHistory } from '../../../estate/object-content.table.ts';
import { pictures } from '../../../media/pictures.table.ts';
import type { ChangePlan } from '../plan/plan-changes.ts';
import type { Present } from '../plan/present.ts';
import { insertMany } from './insert-many.ts';
import { levelRows, placeRows, premisesRows } from './kind-rows.ts';
import { buildingRows, complexRows, lotRow, planRow, sectionRows } from './new-rows.ts';
import { numberLots } from './number-lots.ts';
import { NO_PICTURE } from '../shape/placeholders.ts';

/** Ids of what was not there before: what an undoing takes away. */
export interface Created {
  complexes: string[];
  buildings: string[];
  sections: string[];
  levels: string[];
  plans: string[];
  lots: string[];
}

/** Writes what is new in the order in which it hangs on each other. */
export async function writeNew(
  tx: Database,
  plan: ChangePlan,
  { present, now }: { present: Present; now: Date },
): Promise<Created> {
  const complexes = complexRows(plan, await nextPosition(tx));
  if (complexes.length > 0) {
    await tx.insert(pictures).values(NO_PICTURE).onConflictDoNothing();
    await tx.insert(schema.complexes).values(complexes);
  }
  const buildings = buildingRows(plan);
  for (const rows of chunks(buildings)) await tx.insert(schema.buildings).values(rows);
  const levels = levelRows(plan);
  for (const rows of chunks(levels)) await tx.insert(parkingLevels).values(rows);
  const floors = [...present.buildings, ...buildings].map(
    ({ id, floors }) => [id, floors] as const,
  );
  return {
    complexes: complexes.map(({ vendor }) => vendor),
    buildings: buildings.map(({ id }) => id),
    levels: levels.map(({ id }) => id),
    sections: await writeSections(tx, plan, new Map(floors)),
    ...(await writeLots(tx, plan, { present, now })),
  };
}

async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx
    .select({ position: max(schema.complexes.position), all: count() })
    .from(schema.complexes);
  return (last?.position ?? -1) + 1;
}

async function writeSections(
  tx: Database,
  { created }: ChangePlan,
  floors: ReadonlyMap<string, number>,
): Promise<string[]> {
  const written: string[] = [];
  for (const rows of chunks(sectionRows(created, floors))) {
    const added = await tx
      .insert(schema.sections)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: schema.sections.id });
    written.push(...added.map(({ id }) => id));
  }
  return written;
}

async function writeLots(
  tx: Database,
  { created }: ChangePlan,
  { present, now }: { present: Present; now: Date },
): Promise<Pick<Created, 'plans' | 'lots'>> {
  const numbers = numberLots(created, present.lots.values());
  const since = moscowDay(now);
  const known = new Set<string>();
  const plans: string[] = [];
  for (const part of chunks(created)) {
    const flats = part.filter(({ item }) => item.type === 'flat');
    const types = new Map(flats.map((lot) => [lot.item.id, planRow(lot.item)]));
    const fresh = [...new Map([...types.values()].map((row) => [row.id, row])).values()].filter(
      ({ id }) => !known.has(id),
    );
    plans.push(...(await writePlans(tx, fresh)));
    for (const { id } of fresh) known.add(id);
    const rows = part.map((lot) =>
      lotRow(lot, {
        guid: randomUUID(),
        number: numbers.get(lot.item.id) ?? 0,
        planId: types.get(lot.item.id)?.id ?? null,
      }),
    );
    await insertMany(tx, schema.lots, rows);
    const guids = new Map(rows.map(({ id, guid }) => [id, guid]));
    await insertMany(tx, premises, premisesRows(part, guids));
    await insertMany(tx, places, placeRows(part, guids, numbers));
    const prices = rows.map(({ guid, price }) => ({ lotGuid: guid, since, price, reason: null }));
    await insertMany(tx, priceHistory, prices);
  }
  return { plans, lots: created.map(({ item }) => item.id) };
}

/** @returns ids of those that were not there */
export async function writePlans(
  tx: Database,
  rows: readonly (typeof schema.plans.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const there = await tx
    .select({ id: schema.plans.id })
    .from(schema.plans)
    .where(inArray(schema.plans.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await tx.insert(schema.plans).values([...missing]);
  return missing.map(({ id }) => id);
}
