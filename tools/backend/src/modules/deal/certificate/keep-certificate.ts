import { randomUUID } from 'node:crypto';
import type { ReportedCertificate } from '../../../adapters/partner/types.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { signatureCertificates } from './certificates.table.ts';

/** Whose certificate it is, and the contract that was signed with it first. */
interface Kept extends ReportedCertificate {
  userId: number;
  /** Guid of the order. */
  order: string;
}

/** Whether the operator told what a signature was made with. */
export const isCertified = <One extends Partial<ReportedCertificate>>(
  signature: One,
): signature is One & ReportedCertificate => signature.serial !== undefined;

/** Keeps the certificate that an operator reported of a buyer's signature, once. */
export async function keepCertificate(
  tx: Database,
  { userId, order, serial, issuer, validFrom, validTo }: Kept,
): Promise<void> {
  await tx
    .insert(signatureCertificates)
    .values({
      ...{ guid: randomUUID(), userId, orderGuid: order, serial, issuer },
      issuedAt: new Date(validFrom),
      expiresAt: new Date(validTo),
    })
    .onConflictDoNothing();
}
