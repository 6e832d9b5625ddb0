import { createHash, randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { chunks } from '../../../kernel/db/chunks.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { imports } from './imports.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { writePriceHistory } from '../../estate/price-history/write-price-history.ts';
import { compareLots, type Comparison, type Present } from './compare-lots.ts';
import { parseFile } from './parse-file.ts';
import type { Difference, ImportRow, Mistake } from './types.ts';

/** A file with lots. */
export interface ImportFile {
  /** Without its folders. */
  name: string;
  bytes: Uint8Array;
}

/** What became of a file. */
export interface ImportReport {
  file: string;
  /** Lots that it names. */
  lots: number;
  differences: Difference[];
  mistakes: Mistake[];
  /** `refused` for mistakes, `same` where nothing differs. */
  outcome: 'written' | 'dry-run' | 'same' | 'refused';
}

/** Who knows until when buyers hold lots: by the guids of those that somebody holds at a moment. */
type HeldUntil = (
  tx: Database,
  lotGuids: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Date>>;

interface Given {
  db: Database;
  now: Date;
  heldUntil: HeldUntil;
}

/**
 * Takes over prices and statuses from a file, all of it or nothing. The database notifies of changed lots by
 * itself, so that every process with its pages, feeds and letters follows.
 */
export function importLots(
  { db, now, heldUntil }: Given,
  file: ImportFile,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ImportReport> {
  const { rows, mistakes } = parseFile(file.bytes);
  return db.transaction(async (tx) => {
    const compared = compareLots(rows, await readPresent(tx, rows, { now, heldUntil }));
    const report = {
      file: file.name,
      lots: rows.length,
      differences: compared.differences,
      mistakes: [...mistakes, ...compared.mistakes].sort((a, b) => a.line - b.line),
    };
    if (report.mistakes.length > 0) return { ...report, outcome: 'refused' };
    if (report.differences.length === 0) return { ...report, outcome: 'same' };
    if (dryRun) return { ...report, outcome: 'dry-run' };
    await write(tx, compared, now);
    await tx.insert(imports).values({
      guid: randomUUID(),
      at: now,
      file: file.name,
      digest: createHash('sha256').update(file.bytes).digest('hex'),
      lots: rows.length,
      differences: report.differences,
    });
    return { ...report, outcome: 'written' };
  });
}

/** Locks the lots, so that nobody takes a hold between the comparison and the writing. */
async function readPresent(
  tx: Database,
  rows: readonly ImportRow[],
  { now, heldUntil }: Omit<Given, 'db'>,
) {
  const present = new Map<string, Present>();
  for (const part of chunks(rows)) {
    const ids = part.map(({ id }) => id);
    // Whoever locks several lots does it in one order, so that none waits for another in a ring.
    const own = inArray(lots.id, ids);
    const found = await tx.select().from(lots).where(own).orderBy(lots.guid).for('update');
    const guids = found.map(({ guid }) => guid);
    const held = await heldUntil(tx, guids, now);
    for (const lot of found) present.set(lot.id, { lot, heldUntil: held.get(lot.guid) });
  }
  return present;
}

async function write(tx: Database, { updates }: Comparison, now: Date): Promise<void> {
  for (const part of chunks(updates)) {
    const values = part.map(
      ({ guid, price, oldPrice, status }) =>
        sql`(${guid}::uuid, ${price}::bigint, ${oldPrice}::bigint, ${status}::text)`,
    );
    await tx.execute(
      sql`update ${lots} set price = said.price, old_price = said.old_price, status = said.status from (values ${sql.join(values, sql`, `)}) as said(guid, price, old_price, status) where ${lots.guid} = said.guid`,
    );
  }
  const since = moscowDay(now);
  const changes = updates.flatMap(({ guid, price, change }) =>
    change ? [{ lotGuid: guid, since, price, reason: change.reason }] : [],
  );
  await writePriceHistory(tx, changes);
}
