import { and, desc, eq, getTableColumns, gt, isNotNull, or, sql } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { isStopped } from '../order/core/state.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import type { orders } from '../order/orders.table.ts';
import { contractHash } from './core/canonical.ts';
import { composeContract } from './core/compose.ts';
import type { Composing } from './composing.ts';
import { contractTexts } from './contract-texts.table.ts';
import { factsOf } from './facts-of.ts';

type OrderRow = typeof orders.$inferSelect;

const { file: _file, ...columns } = getTableColumns(contractTexts);

/** A text of a contract without its file. */
export type TextRow = Omit<typeof contractTexts.$inferSelect, 'file'>;

/** The signed text of an order; `undefined` while it is a draft. */
async function signedText(db: Database, order: string): Promise<TextRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(contractTexts)
    .where(and(eq(contractTexts.orderGuid, order), isNotNull(contractTexts.signedAt)));
  return row;
}

/**
 * The text of an order's contract: what was signed, by all or by the first of them, else the draft by the present clauses, which is stored as one that was shown.
 * @throws Refused 409 where nothing is drawn up, or the order stopped before the signature
 */
export async function currentText(
  db: Database,
  services: Composing,
  order: OrderRow,
): Promise<TextRow> {
  const signed = await signedText(db, order.guid);
  if (signed) return signed;
  const state = fold(await readEvents(db, order.guid));
  if (isStopped(state)) {
    throw refuse(409, 'Заказ остановлен, договор по нему не составляется');
  }
  // What one participant has signed is what the others read, whatever the clauses become meanwhile.
  const fixed = state.text === null ? undefined : await findText(db, state.text);
  return fixed ?? storeText(db, services, order);
}

/** Composes the draft of an order and stores it once: a changed text is a new version. */
export async function storeText(
  db: Database,
  services: Composing,
  order: OrderRow,
): Promise<TextRow> {
  const text = composeContract(await factsOf(db, services, order));
  const hash = contractHash(text);
  const version = sql<number>`(select coalesce(max(${contractTexts.version}), 0) + 1 from ${contractTexts} where ${contractTexts.orderGuid} = ${order.guid})`;
  await db
    .insert(contractTexts)
    .values({ hash, orderGuid: order.guid, version, text, shownAt: services.clock() })
    .onConflictDoNothing();
  const row = await findText(db, hash);
  // Two readers at once: one of them took the number of the version.
  return row ?? storeText(db, services, order);
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

/** The text that the buyer went to sign last; `undefined` where none was chosen. */
export async function chosenText(db: Database, order: string): Promise<TextRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(contractTexts)
    .where(and(eq(contractTexts.orderGuid, order), isNotNull(contractTexts.chosenAt)))
    .orderBy(desc(contractTexts.chosenAt))
    .limit(1);
  return row;
}

/** Whether another text of the same contract has taken the place of an unsigned one. */
export async function isOutdated(
  db: Database,
  { orderGuid, version }: Pick<TextRow, 'orderGuid' | 'version'>,
): Promise<boolean> {
  const newer = or(isNotNull(contractTexts.signedAt), gt(contractTexts.version, version));
  return (await db.$count(contractTexts, and(eq(contractTexts.orderGuid, orderGuid), newer))) > 0;
}
