import { checkContract, type CheckedContract } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { findText, findTextOfFile, isOutdated, type TextRow } from './contract-texts.ts';

/** Returns which contract a hash stands for; says nothing of its people. */
export const checkContractHandler = implement(
  checkContract,
  async ({ hash }, { services: { db } }) => {
    const text = await findText(db, hash);
    if (text) return { contract: await toChecked(db, text, 'text') };
    const file = await findTextOfFile(db, hash);
    return { contract: file ? await toChecked(db, file, 'file') : null };
  },
  { cache: 'none' },
);

async function toChecked(
  db: Database,
  row: TextRow,
  found_by: CheckedContract['found_by'],
): Promise<CheckedContract> {
  const { hash, text, signedAt, signatures } = row;
  const { kind, title, number, drawn_up, object } = text;
  return {
    ...{ kind, title, number, drawn_up, object, hash, found_by },
    signed_at: signedAt?.toISOString() ?? null,
    signatures: signatures.length,
    imitated: signatures.some(({ imitated }) => imitated),
    outdated: signedAt === null && (await isOutdated(db, row)),
  };
}
