import { eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { dealSteps } from './deal-steps.table.ts';
import { followContract } from '../contract-register/follow-contract.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import { currentTexts } from '../contract-text/contract-texts.ts';
import { noteCertificate } from '../contract-text/reported/note-certificate.ts';
import { sealForSeller } from '../contract-text/reported/seal-for-seller.ts';
import { fold } from '../order/core/fold.ts';
import { isStaleText } from '../order/core/signing.ts';
import { readEvents } from '../order/database-store.ts';
import type { orders } from '../order/orders.table.ts';
import { followAges } from '../contract-text/follow-ages.ts';
import { STEPS } from './steps.ts';

type StepRow = typeof dealSteps.$inferSelect;

/**
 * Handles what a partner reports of a step: the order moves on. A message about a step that is over says
 * nothing new.
 * @throws Refused 404 for an unknown step, 409 where the order takes no such event, 422 for an
 *   unknown message or another amount than the price
 */
export async function settleStep(
  tx: Database,
  services: Services,
  event: PartnerEvent,
): Promise<void> {
  const { step, order } = await lockStep(tx, event.subject);
  const { changes, actor, amount } = STEPS[step.kind];
  const change = changes[event.type];
  if (!change) throw refuse(422, 'Такого сообщения о сделке не бывает');
  if (step.state !== 'open') return;
  if (step.kind === 'signature') await followAges(tx, services, order.guid);
  const before = fold(await readEvents(tx, order.guid));
  const wanted = amount(order, before);
  if (wanted !== null && event.amount !== wanted) {
    throw refuse(422, 'Сумма не та, что в договоре');
  }
  const { participant, text } = step;
  const isStale =
    text !== null && isStaleText(text, (await currentTexts(tx, services, order)).hash);
  const { state, tells } = isStale ? { state: 'refused' as const, tells: null } : change;
  await tx
    .update(dealSteps)
    .set({ state, changedAt: services.clock(), note: event.note ?? step.note })
    .where(eq(dealSteps.guid, step.guid));
  if (tells === null) return;
  const { certificate, at } = event;
  if (step.kind === 'signature' && text !== null && certificate) {
    await noteCertificate(tx, { hash: text, participant, at, certificate });
  }
  const news = tells(step.guid, event, { state: before, participant, text });
  const key = `${news.type}:${event.id}`;
  const { order: after } = await applyEvent(tx, services, {
    ...news,
    order: step.orderGuid,
    key,
    actor,
  });
  if (news.type === 'signature.given') return;
  await followContract(tx, services, { order: step.orderGuid, kind: after.contract }, event);
}

/**
 * Handles that the company has signed a contract, told about any signature of its buyers.
 * @throws Refused 404 for an unknown step, 409 before the buyers have signed, 422 where the certificate was not in force
 */
export async function settleCountersigned(
  tx: Database,
  services: Services,
  { subject, at, certificate }: PartnerEvent,
): Promise<void> {
  const { step, order } = await lockStep(tx, subject);
  if (step.kind !== 'signature') throw refuse(422, 'Такого сообщения о сделке не бывает');
  await sealForSeller(tx, services, { order: order.guid, at, certificate });
}

/** The order is locked before its step, as everywhere. */
async function lockStep(
  tx: Database,
  guid: string,
): Promise<{ step: StepRow; order: typeof orders.$inferSelect }> {
  const own = eq(dealSteps.guid, guid);
  const [found] = await tx.select({ order: dealSteps.orderGuid }).from(dealSteps).where(own);
  if (!found) throw refuse(404, 'Такого этапа сделки нет');
  const order = await lockOrder(tx, found.order);
  const [step] = await tx.select().from(dealSteps).where(own);
  if (!step) throw refuse(404, 'Такого этапа сделки нет');
  return { step, order };
}
