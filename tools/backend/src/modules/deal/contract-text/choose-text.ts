import { and, eq, isNotNull } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { PartnerMatter } from '../../../adapters/partner/partner.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { dealSteps } from '../deal-step/deal-steps.table.ts';
import { contractTexts } from './contract-texts.table.ts';
import { chosenText, currentText } from './contract-texts.ts';
import { ensureFile } from './contract-file.ts';
import { ownOrder } from './own-order.ts';

/**
 * Notes which text a buyer goes to sign, with its PDF, and gives what the operator of the signature is told of it.
 * @throws Refused 404 where the buyer has no such order, 409 where the text is another one than was read
 */
export async function chooseText(
  { services, ...call }: Call,
  { guid, hash }: { guid: string; hash: string },
): Promise<PartnerMatter['facts']> {
  const { db, clock } = services;
  const { user } = buyerOf({ services, ...call });
  const order = await ownOrder(db, { userId: user.id, guid });
  const row = await currentText(db, services, order);
  if (row.hash !== hash) {
    throw refuse(409, 'Текст договора изменился. Прочитайте его ещё раз и подпишите');
  }
  const chosen = await chosenText(db, guid);
  if (chosen && chosen.hash !== hash && (await isAtOperator(db, guid))) {
    throw refuse(
      409,
      'Подпись прежнего текста уже начата. Откажитесь от неё на странице оператора',
    );
  }
  const { fileHash } = await ensureFile(services, row);
  await db.update(contractTexts).set({ chosenAt: clock() }).where(eq(contractTexts.hash, row.hash));
  const { title, number, drawn_up } = row.text;
  return [
    ['Документ', `${title} №\u00a0${number} от\u00a0${formatDate(drawn_up)}`],
    ['Отпечаток текста, SHA-256', row.hash],
    ['Отпечаток файла, SHA-256', fileHash],
  ];
}

/** Whether the operator has a page for the signature of an order. */
async function isAtOperator(db: Database, order: string): Promise<boolean> {
  const { orderGuid, kind, state, url } = dealSteps;
  const open = and(eq(orderGuid, order), eq(kind, 'signature'), eq(state, 'open'), isNotNull(url));
  return (await db.$count(dealSteps, open)) > 0;
}
