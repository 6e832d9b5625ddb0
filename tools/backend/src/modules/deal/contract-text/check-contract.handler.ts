import { checkContract, type CheckedContract } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { isCertified } from '../certificate/keep-certificate.ts';
import type { TextSignature } from './contract-texts.table.ts';
import { findText, findTextOfFile, isOutdated, type TextRow } from './contract-texts.ts';

/** Returns which contract a hash stands for and who signed it; of a buyer's surname it says the first letter. */
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
    signed_by: signatures.map(toSigned),
    imitated: signatures.some(({ imitated }) => imitated),
    outdated: signedAt === null && (await isOutdated(db, row)),
  };
}

function toSigned(signature: TextSignature): CheckedContract['signed_by'][number] {
  const { side = 'buyer', owner = '', at } = signature;
  return {
    side,
    owner: side === 'seller' ? owner : shortName(owner),
    at,
    certificate: isCertified(signature)
      ? {
          ...{ serial: signature.serial, issuer: signature.issuer },
          valid_from: signature.validFrom,
          valid_to: signature.validTo,
        }
      : null,
  };
}

/** «Марина Андреевна С.» of «Савельева Марина Андреевна». */
function shortName(owner: string): string {
  const [surname = '', ...names] = owner.split(' ');
  return names.length === 0 ? '' : `${names.join(' ')} ${surname.slice(0, 1)}.`;
}
