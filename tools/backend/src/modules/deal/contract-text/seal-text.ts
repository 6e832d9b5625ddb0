import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { signatureCertificates } from '../certificate/certificates.table.ts';
import { orders } from '../order/orders.table.ts';
import { contractTexts, type TextSignature } from './contract-texts.table.ts';
import type { Composing } from './composing.ts';
import { chosenText, storeText } from './contract-texts.ts';

interface Sealing {
  /** Guid. */
  order: string;
  at: Date;
  /** The embedded operator imitated the signature. */
  imitated: boolean;
}

/** Notes a text as signed: the one that the buyer went to sign, else that of the day. */
export async function sealText(
  tx: Database,
  services: Composing,
  { order, at, imitated }: Sealing,
): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
  if (!row) throw new Error(`order ${order} is not there`);
  const text = (await chosenText(tx, order)) ?? (await storeText(tx, services, row));
  const signature: TextSignature = {
    ...(await certificateOf(tx, row.userId)),
    ...{ at: at.toISOString(), imitated },
  };
  await tx
    .update(contractTexts)
    .set({ signedAt: at, signatures: [signature] })
    .where(eq(contractTexts.hash, text.hash));
}

/** The buyer's certificate, which is written down before with the contract. */
async function certificateOf(tx: Database, userId: number) {
  const { serial, issuer, userId: owner, issuedAt } = signatureCertificates;
  const [found] = await tx
    .select({ serial, issuer })
    .from(signatureCertificates)
    .where(eq(owner, userId))
    .orderBy(desc(issuedAt))
    .limit(1);
  if (!found) throw new Error(`buyer ${userId} has signed without a certificate`);
  return found;
}
