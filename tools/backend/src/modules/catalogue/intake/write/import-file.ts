import { createHash, randomUUID } from 'node:crypto';
import type { ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { Database } from '../../../../kernel/db/database.ts';
import type { StaffSession } from '../../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { imports } from '../../import/imports.table.ts';
import { readFile } from '../adapters/read-file.ts';
import { notePictures } from '../pictures/note-pictures.ts';
import { gather, type Gathered } from '../plan/gather.ts';
import { planChanges, type ChangePlan } from '../plan/plan-changes.ts';
import { summaryWords } from '../plan/plan-words.ts';
import type { Mapping, ReadingOptions } from '../shape/adapter.ts';
import { UnreadableFile } from '../shape/unreadable-file.ts';
import { assumptionsOf } from './assumptions.ts';
import { NO_PROGRAMME, writeProgramme, type ProgrammeFile } from './programme.ts';
import { readPresent, type HeldUntil } from './read-present.ts';
import { toDifferences } from './to-differences.ts';
import { toUpdates } from './to-updates.ts';
import { writeChanges } from './write-changes.ts';
import { writeNew } from './write-new.ts';

export interface ImportParts {
  db: Database;
  clock: () => Date;
  heldUntil: HeldUntil;
  /** Who asks; `null` for a command line. */
  staff: StaffSession | null;
}

export interface ImportRequest {
  /** Name of the file, without its folders. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Name of an adapter; found by the beginning of the file where it is not given. */
  format?: string | undefined;
  mapping?: Mapping | undefined;
  /** Of a workbook; the first that is shown where it is not given. */
  sheet?: string | undefined;
  /** A table whose columns were guessed is only compared: somebody has to confirm them. */
  guessWaits?: boolean | undefined;
  /** For a database that has none. */
  programme?: ProgrammeFile | undefined;
  /** Writes what it finds; else it only says it. */
  apply: boolean;
  /** Writes though something is suspicious. */
  acceptSuspicious?: boolean | undefined;
  /** Takes lots that the file does not name off sale. */
  closeGone?: boolean | undefined;
  /** SHA-256 of the only file that is written; of another one it says the difference. */
  only?: string | undefined;
  /** Joins the writing: what it throws takes all of it back. */
  onWritten?:
    ((tx: Database, written: ImportOutcome & { guid: string }) => Promise<void>) | undefined;
}

/** What became of a file. */
export interface ImportOutcome {
  file: string;
  format: string;
  plan: ChangePlan;
  /** How the file was understood, and what is written though it does not say it. */
  notes: string[];
  /** The mapping that a table was read by. */
  mapping: Mapping | undefined;
  /** Of a table. */
  columns: readonly ReadColumn[];
  /** SHA-256 of what was read of it, hexadecimal. */
  digest: string;
  /** `refused` for mistakes, `suspicious` where nobody has said that it is right, `same` where nothing differs. */
  outcome: 'written' | 'dry-run' | 'same' | 'suspicious' | 'refused';
}

/**
 * Compares a file with the database and writes the difference, all of it or nothing, with an entry of the journal and what an undoing
 * needs. The database notifies of what changed by itself, so that every process with its pages, feeds and letters follows.
 */
export async function importFile(parts: ImportParts, asked: ImportRequest): Promise<ImportOutcome> {
  const hash = createHash('sha256');
  const { gathered, format, mapping, columns } = await gatherFile(asked, hash);
  const digest = hash.digest('hex');
  const isAsked = asked.apply && (asked.only === undefined || asked.only === digest);
  const isGuess = mapping !== undefined && asked.mapping === undefined;
  const apply = isAsked && !(asked.guessWaits && isGuess);
  const request = { ...asked, apply };
  return parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const present = await readPresent(tx, { ...parts, now, lock: request.apply });
    const plan = planChanges(gathered, present);
    plan.mistakes.unshift(...gathered.mistakes);
    if (plan.created.length > 0 && !present.hasProgramme && !request.programme) {
      plan.mistakes.push({ line: 0, id: null, field: null, reason: NO_PROGRAMME });
    }
    const outcome = outcomeOf(plan, request);
    const notes = [...gathered.notes, ...assumptionsOf(plan.created)];
    const read = { file: request.file, format, mapping, columns, digest };
    const report = { ...read, plan, notes, outcome };
    if (outcome === 'same' && request.apply) await notePictures(tx, gathered, plan.vendors, now);
    if (outcome !== 'written') return report;
    if (!present.hasProgramme && request.programme) await writeProgramme(tx, request.programme);
    const created = await writeNew(tx, plan, { present, now });
    const { updates, plans } = await toUpdates(tx, plan, request);
    await writeChanges(tx, updates, now);
    await notePictures(tx, gathered, plan.vendors, now);
    const guid = randomUUID();
    await tx.insert(imports).values({
      guid,
      at: now,
      file: request.file,
      digest,
      lots: gathered.lots.size,
      differences: toDifferences(
        plan,
        { ...created, plans: [...created.plans, ...plans] },
        request,
      ),
    });
    await writeAudit(
      tx,
      { services: { clock: () => now }, staff: parts.staff },
      {
        method: 'Import.Apply',
        summary: `Импорт «${request.file}»: ${summaryWords(plan)}`.slice(0, 300),
        subject: 'import',
        subjectId: guid,
        before: null,
        after: countsOf(plan),
      },
    );
    await request.onWritten?.(tx, { ...report, guid });
    return report;
  });
}

function outcomeOf(plan: ChangePlan, request: ImportRequest): ImportOutcome['outcome'] {
  if (plan.mistakes.length > 0) return 'refused';
  const gone = request.closeGone ? plan.gone.length : 0;
  const all = plan.complexes.length + plan.buildings.length + plan.created.length + gone;
  if (all + plan.changed.length === 0) return 'same';
  if (!request.apply) return 'dry-run';
  return plan.suspicious.length > 0 && !request.acceptSuspicious ? 'suspicious' : 'written';
}

const countsOf = ({ complexes, buildings, created, changed }: ChangePlan) => ({
  complexes: complexes.length,
  buildings: buildings.length,
  created: created.length,
  changed: changed.length,
});

interface Read {
  format: string;
  gathered: Gathered;
  mapping: Mapping | undefined;
  columns: readonly ReadColumn[];
}

async function gatherFile(
  { bytes, format, mapping, sheet }: ImportRequest,
  hash: { update(part: Uint8Array): unknown },
): Promise<Read> {
  let mappingUsed: Mapping | undefined;
  let columns: readonly ReadColumn[] = [];
  const used = () => ({ mapping: mappingUsed, columns });
  try {
    const onMapping: ReadingOptions['onMapping'] = (...told) => ([mappingUsed, columns] = told);
    const file = await readFile(tapped(bytes, hash), { format, mapping, sheet, onMapping });
    return { format: file.format, gathered: await gather(file.readings), ...used() };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const mistake = { line: error.line, id: null, field: null, reason: error.message };
    const empty = { complexes: new Map(), buildings: new Map(), lots: new Map(), notes: [] };
    return {
      format: 'не распознан',
      gathered: { ...empty, mistakes: [mistake] },
      ...used(),
    };
  }
}

async function* tapped(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(part: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}
