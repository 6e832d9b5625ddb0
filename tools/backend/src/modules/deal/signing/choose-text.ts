import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import type { PartnerDocument } from '../../../adapters/partner/types.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { orders } from '../order/orders.table.ts';
import { dealSteps } from '../deal-step/deal-steps.table.ts';
import { contractTexts } from '../contract-text/contract-texts.table.ts';
import { chosenTexts, currentTexts } from '../contract-text/contract-texts.ts';
import { ensureFile } from '../contract-text/contract-file.ts';
import { contractFileName } from '../contract-text/file-names.ts';

/** Texts that somebody goes to sign, one or those of a set. */
interface Choice {
  order: typeof orders.$inferSelect;
  /** Of all that was read. */
  hash: string;
  /** Guid of the step. */
  step: string;
}

/**
 * Notes which texts a participant goes to sign, with their PDFs, and gives the operator of the signature each of these files and what its page
 * says of it: the operator signs the documents of one package, each with a signature of its own.
 * @throws Refused 409 where one of the texts is another one than was read
 */
export async function chooseText(
  services: Services,
  { order, hash, step }: Choice,
): Promise<Required<Pick<PartnerMatter, 'facts' | 'documents'>>> {
  const { db, clock } = services;
  const { guid } = order;
  const set = await currentTexts(db, services, order);
  if (set.hash !== hash) {
    throw refuse(409, 'Текст договора изменился. Прочитайте его ещё раз и подпишите');
  }
  const chosen = await chosenTexts(db, guid);
  if (chosen && chosen.hash !== hash && (await isAtOperator(db, guid, step))) {
    throw refuse(
      409,
      'Подпись прежнего текста уже начата. Откажитесь от неё на странице оператора',
    );
  }
  const facts: [string, string][] = [];
  const documents: PartnerDocument[] = [];
  for (const row of set.texts) {
    const { file: bytes, fileHash: sha256 } = await ensureFile(services, row);
    documents.push({ name: contractFileName(row), type: 'application/pdf', bytes, sha256 });
    const { title, number, drawn_up } = row.text;
    facts.push(
      ['Документ', `${title} № ${number} от ${formatDate(drawn_up)}`],
      ['Отпечаток текста, SHA-256', row.hash],
      ['Отпечаток файла, SHA-256', sha256],
    );
  }
  const hashes = set.texts.map((row) => row.hash);
  await db
    .update(contractTexts)
    .set({ chosenAt: clock() })
    .where(inArray(contractTexts.hash, hashes));
  await db.update(dealSteps).set({ text: set.hash }).where(eq(dealSteps.guid, step));
  return { facts, documents };
}

/**
 * Whether the operator has a page for a signature of an order.
 * @param own this one's alone
 */
export async function isAtOperator(db: Database, order: string, own?: string): Promise<boolean> {
  const { guid, orderGuid, kind, state, url } = dealSteps;
  const open = and(
    ...[eq(orderGuid, order), eq(kind, 'signature'), eq(state, 'open'), isNotNull(url)],
    own === undefined ? undefined : eq(guid, own),
  );
  return (await db.$count(dealSteps, open)) > 0;
}
