import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { ContractText } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { isStopped } from '../order/core/state.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import type { orders } from '../order/orders.table.ts';
import { contractHash, setHash } from './core/canonical.ts';
import { composeContract } from './core/compose.ts';
import type { Composing } from './composing.ts';
import { contractSets, contractTexts } from './contract-texts.table.ts';
import { factsOf } from './facts-of.ts';

type OrderRow = typeof orders.$inferSelect;

const { file: _file, ...columns } = getTableColumns(contractTexts);

/** A text of a contract without its file. */
export type TextRow = Omit<typeof contractTexts.$inferSelect, 'file'>;

/** The contracts of an order: a text of each lot, in their order. */
export interface TextSet {
  /** Stands for all of them: `setHash`. */
  hash: string;
  texts: readonly [TextRow, ...TextRow[]];
}

/** The signed texts of an order; `undefined` while they are drafts. */
export async function signedTexts(db: Database, order: string): Promise<TextSet | undefined> {
  const rows = await db
    .select(columns)
    .from(contractTexts)
    .where(and(eq(contractTexts.orderGuid, order), isNotNull(contractTexts.signedAt)));
  return toSet(rows);
}

function toSet(rows: readonly TextRow[]): TextSet | undefined {
  const [first, ...others] = rows.toSorted((one, other) => one.part - other.part);
  if (!first) return undefined;
  const hashes = others.map(({ hash }) => hash);
  return { hash: setHash([first.hash, ...hashes]), texts: [first, ...others] };
}

/**
 * The texts of an order's contracts: what was signed, by all or by the first of them, else the drafts by the present clauses, which are stored as ones that were shown.
 * @throws Refused 409 where nothing is drawn up, or the order stopped before the signature
 */
export async function currentTexts(
  db: Database,
  services: Composing,
  order: OrderRow,
): Promise<TextSet> {
  const signed = await signedTexts(db, order.guid);
  if (signed) return signed;
  const state = fold(await readEvents(db, order.guid));
  if (isStopped(state)) {
    throw refuse(409, 'Заказ остановлен, договор по нему не составляется');
  }
  // What one participant has signed is what the others read, whatever the clauses become meanwhile.
  const fixed = state.text === null ? undefined : await findSet(db, state.text);
  return fixed ?? storeTexts(db, services, order);
}

/** Composes the drafts of an order and stores each once: a changed text is a new version of that contract. */
export async function storeTexts(
  db: Database,
  services: Composing,
  order: OrderRow,
): Promise<TextSet> {
  const rows: TextRow[] = [];
  for (const [part, facts] of (await factsOf(db, services, order)).entries()) {
    const text = composeContract(facts);
    rows.push(await storeText(db, services, { order: order.guid, part, text }));
  }
  const set = toSet(rows);
  if (!set) throw new Error(`order ${order.guid} has no lots`);
  if (rows.length > 1) {
    const texts = set.texts.map(({ hash }) => hash);
    await db
      .insert(contractSets)
      .values({ hash: set.hash, orderGuid: order.guid, texts })
      .onConflictDoNothing();
  }
  return set;
}

interface Draft {
  /** Guid. */
  order: string;
  part: number;
  text: ContractText;
}

async function storeText(db: Database, services: Composing, draft: Draft): Promise<TextRow> {
  const { order: orderGuid, part, text } = draft;
  const hash = contractHash(text);
  const version = sql<number>`(select coalesce(max(${contractTexts.version}), 0) + 1 from ${contractTexts} where ${contractTexts.orderGuid} = ${orderGuid} and ${contractTexts.part} = ${part})`;
  await db
    .insert(contractTexts)
    .values({ hash, orderGuid, part, version, text, shownAt: services.clock() })
    .onConflictDoNothing();
  const row = await findText(db, hash);
  // Two readers at once: one of them took the number of the version.
  return row ?? storeText(db, services, draft);
}

/** The texts that a hash stands for: of a set, or of one text. */
export async function findSet(db: Database, hash: string): Promise<TextSet | undefined> {
  const [set] = await db.select().from(contractSets).where(eq(contractSets.hash, hash));
  const hashes = set?.texts ?? [hash];
  const rows = await db
    .select(columns)
    .from(contractTexts)
    .where(inArray(contractTexts.hash, hashes));
  return rows.length === hashes.length ? toSet(rows) : undefined;
}

/** A text by its hash. */
export async function findText(db: Database, hash: string): Promise<TextRow | undefined> {
  const [row] = await db.select(columns).from(contractTexts).where(eq(contractTexts.hash, hash));
  return row;
}

/** A text by the hash of its PDF. */
export async function findTextOfFile(db: Database, fileHash: string): Promise<TextRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(contractTexts)
    .where(eq(contractTexts.fileHash, fileHash));
  return row;
}

/** The texts that somebody went to sign last; `undefined` where none were chosen. */
export async function chosenTexts(db: Database, order: string): Promise<TextSet | undefined> {
  const rows = await db
    .select(columns)
    .from(contractTexts)
    .where(and(eq(contractTexts.orderGuid, order), isNotNull(contractTexts.chosenAt)))
    .orderBy(desc(contractTexts.chosenAt));
  // Texts of one choice were chosen in one moment.
  const last = rows[0]?.chosenAt?.getTime();
  return toSet(rows.filter(({ chosenAt }) => chosenAt?.getTime() === last));
}

/** Whether another text of the same contract has taken the place of an unsigned one. */
export async function isOutdated(
  db: Database,
  { orderGuid, part, version }: Pick<TextRow, 'orderGuid' | 'part' | 'version'>,
): Promise<boolean> {
  const newer = or(isNotNull(contractTexts.signedAt), gt(contractTexts.version, version));
  const own = and(eq(contractTexts.orderGuid, orderGuid), eq(contractTexts.part, part));
  return (await db.$count(contractTexts, and(own, newer))) > 0;
}

/**
 * The text of one lot of a set.
 * @throws Refused 404
 */
export function textOf({ texts }: TextSet, part: number): TextRow {
  const text = texts.find((one) => one.part === part);
  if (!text) throw refuse(404, 'Такого договора в заказе нет');
  return text;
}
