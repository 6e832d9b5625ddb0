import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { signatureCertificates } from './certificates.table.ts';

/** What stands for the certification authority of an imitated signature: there is none. */
export const IMITATED_ISSUER = 'Имитация: удостоверяющего центра нет';

/** Months that one is good for. */
const SIGNATURE_MONTHS = 12;

/** Whose signature, and the contract that it was issued for. */
interface Issue {
  userId: number;
  /** Guid of the order. */
  order: string;
  at: Date;
}

/**
 * Writes down that the embedded operator has imitated a signature, and how long that serves; it has no certificate, and what stands for the
 * serial number is shown to nobody.
 */
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
  const own = randomUUID();
  await tx
    .insert(signatureCertificates)
    .values({
      guid: own,
      userId,
      orderGuid: order,
      serial: `imitated ${own}`,
      issuer: IMITATED_ISSUER,
      issuedAt: at,
      expiresAt: until,
    })
    .onConflictDoNothing();
}
