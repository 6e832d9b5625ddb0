import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { signatureCertificates } from './certificates.table.ts';

/** What stands for the certification authority of an imitated signature: there is none. */
const IMITATED_ISSUER = 'Имитация: удостоверяющего центра нет';

/** Months that one is good for. */
const SIGNATURE_MONTHS = 12;

/** Whose signature, and the contract that it was issued for. */
interface Issue {
  userId: number;
  /** Guid of the order. */
  order: string;
  at: Date;
}

/** Writes down the certificate with which the embedded operator imitates a signature; one that is still good serves again. */
export async function issueSignature(tx: Database, { userId, order, at }: Issue): Promise<void> {
  const { guid, userId: owner, expiresAt } = signatureCertificates;
  const good = await tx
    .select({ guid })
    .from(signatureCertificates)
    .where(and(eq(owner, userId), gt(expiresAt, at)))
    .limit(1);
  if (good.length > 0) return;
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + SIGNATURE_MONTHS);
  await tx
    .insert(signatureCertificates)
    .values({
      guid: randomUUID(),
      userId,
      orderGuid: order,
      serial: serialOf(order),
      issuer: IMITATED_ISSUER,
      issuedAt: at,
      expiresAt: until,
    })
    .onConflictDoNothing();
}

/** The imitated certificate of a participant, from 1, who has no account to store it in: issued for this one signature. */
export const certificateFor = (order: string, participant: number) => ({
  serial: serialOf(`${order}:${participant}`),
  issuer: IMITATED_ISSUER,
});

/** «01 A4 7F …»: the same for one signer of one order. */
function serialOf(signer: string): string {
  const hex = createHash('sha256').update(signer).digest('hex').slice(0, 30).toUpperCase();
  return `01${hex}`.replace(/..(?!$)/g, '$& ');
}
