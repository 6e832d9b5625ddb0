import type { ReportedCertificate } from '../../../../adapters/partner/types.ts';
import { refuse } from '../../../../kernel/method/refuse.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import type { Services } from '../../../../kernel/services.ts';
import { developerOf } from '../../../content/company/company-of.ts';
import { signedTexts } from '../contract-texts.ts';
import { checkInForce, writeSignatures } from './note-certificate.ts';

/** The company's signature, as its operator reported it. */
interface Countersigned {
  /** Guid. */
  order: string;
  /** ISO instant. */
  at: string;
  certificate?: ReportedCertificate | undefined;
}

/**
 * Notes the company's signature under the contracts of an order, once.
 * @throws Refused 409 before the buyers have signed, 422 where the certificate was not in force
 */
export async function sealForSeller(
  tx: Database,
  { content }: Pick<Services, 'content'>,
  { order, at, certificate }: Countersigned,
): Promise<void> {
  const set = await signedTexts(tx, order);
  if (!set) throw refuse(409, 'Компания подписывает договор после покупателя');
  const [{ signatures }] = set.texts;
  if (signatures.some(({ side }) => side === 'seller')) return;
  if (certificate) checkInForce(certificate, at);
  const owner = developerOf(content.library).name;
  await writeSignatures(tx, set.texts, [
    ...signatures,
    { owner, ...certificate, side: 'seller', at, imitated: false },
  ]);
}
