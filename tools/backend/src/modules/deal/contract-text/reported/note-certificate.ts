import { inArray } from 'drizzle-orm';
import type { ReportedCertificate } from '../../../../adapters/partner/types.ts';
import { refuse } from '../../../../kernel/method/refuse.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { contractTexts, type TextSignature } from '../contract-texts.table.ts';
import { findSet } from '../contract-texts.ts';

/** A signature that an operator reported. */
interface Reported {
  /** Hash of the texts that were signed. */
  hash: string;
  /** From 0. */
  participant: number;
  /** ISO instant. */
  at: string;
  certificate: ReportedCertificate;
}

/**
 * Notes the certificate of a signature with the texts under which it stands; the contract is signed when all have.
 * @throws Refused 422 where the certificate was not in force
 */
export async function noteCertificate(
  tx: Database,
  { hash, participant, at, certificate }: Reported,
): Promise<void> {
  checkInForce(certificate, at);
  const set = await findSet(tx, hash);
  if (!set) throw new Error(`the texts ${hash} are gone`);
  const [{ signatures }] = set.texts;
  await writeSignatures(tx, set.texts, [
    ...signatures.filter((one) => one.participant !== participant),
    { ...certificate, participant, at, imitated: false },
  ]);
}

/** A signature is qualified while its certificate is in force (63-ФЗ, ст. 11 п. 2). */
export function checkInForce({ validFrom, validTo }: ReportedCertificate, at: string): void {
  const moment = new Date(at);
  if (moment < new Date(validFrom) || moment > new Date(validTo)) {
    throw refuse(422, 'Сертификат подписи не\u00a0действовал в\u00a0тот день');
  }
}

/** Writes the signatures under texts that are signed together. */
export async function writeSignatures(
  tx: Database,
  texts: readonly { hash: string }[],
  signatures: TextSignature[],
): Promise<void> {
  const hashes = texts.map(({ hash }) => hash);
  await tx.update(contractTexts).set({ signatures }).where(inArray(contractTexts.hash, hashes));
}
