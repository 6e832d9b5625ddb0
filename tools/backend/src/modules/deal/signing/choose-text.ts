import { and, eq, isNotNull } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { orders } from '../order/orders.table.ts';
import { dealSteps } from '../deal-step/deal-steps.table.ts';
import { contractTexts } from '../contract-text/contract-texts.table.ts';
import { chosenText, currentText } from '../contract-text/contract-texts.ts';
import { ensureFile } from '../contract-text/contract-file.ts';

/** A text that somebody goes to sign. */
interface Choice {
  order: typeof orders.$inferSelect;
  /** Of what was read. */
  hash: string;
  /** Guid of the step. */
  step: string;
}

/**
 * Notes which text a participant goes to sign, with its PDF, and gives what the operator of the signature is told of it.
 * @throws Refused 409 where the text is another one than was read
 */
export async function chooseText(
  services: Services,
  { order, hash, step }: Choice,
): Promise<PartnerMatter['facts']> {
  const { db, clock } = services;
  const { guid } = order;
  const row = await currentText(db, services, order);
  if (row.hash !== hash) {
    throw refuse(409, 'Текст договора изменился. Прочитайте его ещё раз и подпишите');
  }
  const chosen = await chosenText(db, guid);
  if (chosen && chosen.hash !== hash && (await isAtOperator(db, guid, step))) {
    throw refuse(
      409,
      'Подпись прежнего текста уже начата. Откажитесь от неё на странице оператора',
    );
  }
  const { fileHash } = await ensureFile(services, row);
  await db.update(contractTexts).set({ chosenAt: clock() }).where(eq(contractTexts.hash, row.hash));
  await db.update(dealSteps).set({ text: row.hash }).where(eq(dealSteps.guid, step));
  const { title, number, drawn_up } = row.text;
  return [
    ['Документ', `${title} №\u00a0${number} от\u00a0${formatDate(drawn_up)}`],
    ['Отпечаток текста, SHA-256', row.hash],
    ['Отпечаток файла, SHA-256', fileHash],
  ];
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
