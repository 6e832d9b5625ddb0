import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formatDate } from '@m30/ui-kit/format';
import { chunks } from '../../../../kernel/db/chunks.ts';
import { againAfterDeadlock } from '../../../../kernel/db/after-deadlock.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { priceHistory } from '../../../estate/object-content.table.ts';
import * as schema from '../../../estate/objects.table.ts';
import { parkingLevels } from '../../../estate/premises.table.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { imports } from '../../import/imports.table.ts';
import { latestFirst } from '../../import/latest-first.ts';
import type { StoredDifference } from '../../import/types.ts';
import { importPictures } from '../pictures/import-pictures.table.ts';
import type { ImportParts } from './import-file.ts';
import { planUndo, type UndoPlan } from './plan-undo.ts';
import { MADE, type Made } from './to-differences.ts';
import { writeChanges } from './write-changes.ts';

/** What became of the wish to take the last import back. */
export interface UndoOutcome {
  /** `null` where there is none. */
  file: string | null;
  /** When it was written, for people. */
  at: string | null;
  removed: number;
  restored: number;
  /** Why nothing was taken back, in Russian; empty where it was. */
  refusals: string[];
}

class Refusal extends Error {
  readonly outcome: UndoOutcome;
  constructor(outcome: UndoOutcome) {
    super('the last import cannot be undone');
    this.outcome = outcome;
  }
}

/**
 * Takes the last import back, all of it or nothing: what it made goes, what it changed is as it was.
 * @param expected guid of the import that somebody has seen as the last one
 */
export async function undoImport(parts: ImportParts, expected?: string): Promise<UndoOutcome> {
  try {
    // Figures of light are written meanwhile, for lots that go.
    return await againAfterDeadlock(() => parts.db.transaction((tx) => undo(tx, parts, expected)));
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    throw error;
  }
}

async function undo(
  tx: Database,
  parts: ImportParts,
  expected: string | undefined,
): Promise<UndoOutcome> {
  const now = parts.clock();
  const [last] = await tx
    .select()
    .from(imports)
    .orderBy(...latestFirst)
    .limit(1);
  const nothing = { file: last?.file ?? null, at: null, removed: 0, restored: 0 };
  if (!last) return { ...nothing, refusals: ['импортов ещё не было'] };
  if (last.digest.startsWith('undo:')) {
    return { ...nothing, refusals: ['последний импорт уже отменён'] };
  }
  if (expected !== undefined && expected !== last.guid) {
    return { ...nothing, refusals: ['после него был другой импорт: отменяют только последний'] };
  }
  const about = { ...nothing, at: formatDate(last.at, 'stamp') };
  const lots = await readLots(tx, last.differences);
  const guids = lots.map(({ guid }) => guid);
  const plan = planUndo(last.differences, lots, await parts.heldUntil(tx, guids, now));
  if (plan.refusals.length > 0) return { ...about, refusals: plan.refusals };
  await writeChanges(tx, plan.updates, now);
  await remove(tx, plan).catch((error: unknown) => {
    const table = referringTable(error);
    if (table === null) throw error;
    const reason = `на созданное импортом уже ссылаются другие записи (${table}): уберите их сначала`;
    throw new Refusal({ ...about, refusals: [reason] });
  });
  await tx.insert(imports).values({
    ...{ guid: randomUUID(), at: now, digest: `undo:${last.guid}`, differences: [] },
    file: `отмена: ${last.file}`,
    lots: last.lots,
  });
  const counts = { removed: plan.remove.lot.length, restored: plan.updates.length };
  await writeAudit(
    tx,
    { services: { clock: () => now }, staff: parts.staff },
    {
      method: 'Import.Undo',
      summary: `Отменён импорт «${last.file}»`.slice(0, 300),
      subject: 'import',
      subjectId: last.guid,
      before: null,
      after: counts,
    },
  );
  return { ...about, ...counts, refusals: [] };
}

async function readLots(tx: Database, differences: readonly StoredDifference[]) {
  const things = new Set<string>(MADE.filter((one) => one !== 'lot'));
  const ids = new Set(differences.flatMap(({ id, field }) => (things.has(field) ? [] : [id])));
  const found: (typeof schema.lots.$inferSelect)[] = [];
  for (const part of chunks([...ids])) {
    found.push(
      ...(await tx
        .select()
        .from(schema.lots)
        .where(inArray(schema.lots.id, part))
        .orderBy(schema.lots.guid)
        .for('update')),
    );
  }
  return found;
}

const TABLES: Readonly<Record<Made, readonly [PgTable, PgColumn]>> = {
  lot: [schema.lots, schema.lots.guid],
  section: [schema.sections, schema.sections.id],
  level: [parkingLevels, parkingLevels.id],
  building: [schema.buildings, schema.buildings.id],
  complex: [schema.complexes, schema.complexes.vendor],
  plan: [schema.plans, schema.plans.id],
};

async function remove(tx: Database, { remove: made }: UndoPlan): Promise<void> {
  for (const guids of chunks(made.lot)) {
    await tx.delete(priceHistory).where(inArray(priceHistory.lotGuid, guids));
  }
  for (const targets of chunks([...made.plan, ...made.lot, ...made.complex])) {
    await tx.delete(importPictures).where(inArray(importPictures.target, targets));
  }
  for (const kind of MADE) {
    const [table, key] = TABLES[kind];
    for (const part of chunks(made[kind])) await tx.delete(table).where(inArray(key, part));
  }
}

/** Table whose rows point at what should go; `null` for another fault. */
function referringTable(error: unknown): string | null {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    const { code, table } = one as { code?: string; table?: string };
    if (code === '23503') return table ?? 'другая таблица';
  }
  return null;
}
