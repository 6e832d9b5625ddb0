import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import { transferAct } from './act-documents.ts';
import { handovers } from './handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { notify } from '../../people/notice/notify.ts';
import { matterOfOrder } from '../../deal/order/matter-of-order.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import { readHandover } from './find-premises.ts';
import { handoverActions } from './handover-state.ts';
import type { SigningWay } from './types.ts';

/**
 * Hands the act of transfer to the partner for signatures; asked again, the same page.
 * @throws Refused 404 where the buyer has no such premises, 409 before the inspection and after the
 *   signature
 */
export async function signTransfer(call: Call, order: string): Promise<{ url: string }> {
  const { services } = call;
  const { partners } = services;
  const parts = await readHandover(services.db, buyerOf(call).user.id, order);
  const { handover } = parts;
  if (!handover || !handoverActions(parts, services.clock()).includes('sign')) {
    throw refuse(
      409,
      handover?.signedAt ? 'Акт уже подписан' : 'Акт подписывают после осмотра квартиры',
    );
  }
  const { transferUrl } = handover;
  if (partners.isOpen('signature', transferUrl)) return { url: transferUrl };
  const { priced: _, ...matter } = await matterOfOrder(services, order, 'Передаточный акт');
  const bytes = await printPdf(await transferAct(services, parts));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { url } = await partners.of('signature').open({
    ...matter,
    facts: [...matter.facts, ['Отпечаток файла, SHA-256', sha256]],
    documents: [{ name: 'Передаточный акт', type: 'application/pdf', bytes, sha256 }],
    subject: handover.transferGuid,
    amount: null,
    back: `/lk/acceptance/${order}`,
  });
  await services.db
    .update(handovers)
    .set({ transferUrl: url })
    .where(eq(handovers.orderGuid, order));
  return { url };
}

/**
 * Handles what the partner reports of an act of transfer.
 * @returns `false` where the subject is no act
 */
export async function settleTransfer(
  tx: Database,
  services: Services,
  { subject, type }: PartnerEvent,
): Promise<boolean> {
  const own = eq(handovers.transferGuid, subject);
  const [handover] = await tx.select().from(handovers).where(own).for('update');
  if (!handover) return false;
  if (type === 'refused') {
    // A refused matter is closed: a later signature opens a new one.
    await tx.update(handovers).set({ transferGuid: randomUUID(), transferUrl: null }).where(own);
  } else if (type === 'signed') {
    await writeSignature(tx, services, handover.orderGuid, 'electronic');
  } else {
    throw refuse(422, 'Такого сообщения об акте не бывает');
  }
  return true;
}

/** Writes that the act is signed, once, and notifies the buyer. */
export async function writeSignature(
  tx: Database,
  services: Services,
  order: string,
  signedBy: SigningWay,
): Promise<void> {
  const own = eq(handovers.orderGuid, order);
  const [handover] = await tx.select().from(handovers).where(own).for('update');
  if (!handover || handover.signedAt) return;
  await tx.update(handovers).set({ signedAt: services.clock(), signedBy }).where(own);
  await notifyBuyer(tx, services, order, {
    kind: 'appointment',
    key: `handover:${order}:signed`,
    title: 'Передаточный акт подписан',
    text: 'Выберите время, когда забрать ключи',
  });
}

/** Tells the buyer of an order what has happened to the handover. */
export async function notifyBuyer(
  tx: Database,
  services: Services,
  order: string,
  notice: { kind: 'appointment' | 'defect'; key: string; title: string; text: string },
): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
  if (!row) throw refuse(404, 'Такого заказа нет');
  await notify(tx, services, {
    ...notice,
    userId: row.userId,
    href: `/lk/acceptance/${order}`,
  });
}
