import { randomUUID } from 'node:crypto';
import { reserveInOffice } from '@m30/studio/contract';
import type { StudioInput, StudioResult } from '@m30/studio/contract/client';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../../kernel/studio/studio-call.ts';
import { lots } from '../../estate/objects.table.ts';
import { offlineReserves } from '../../people/account/offline-reserves.table.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { endExpired } from '../hold/end-holds.ts';
import { findHolds } from '../hold/find-holds.ts';
import { openOrder } from '../hold/open-order.ts';
import { refuseHeld } from '../hold/refuse-hold.ts';
import { checkHolder } from '../hold/reserve.ts';
import { lotTitle } from '../lead-work/to-desk-lead.ts';
import { buyerOfPhone } from './buyer-of-phone.ts';
import { closeLead } from './close-lead.ts';
import { inviteBuyer } from './invite-buyer.ts';
import { payOfficeOrder } from './office-payment.ts';

type Wanted = Omit<StudioInput<'Office.Reserve'>, 'second_name' | 'email'> & {
  second_name: string;
  email: string;
};
type Made = StudioResult<'Office.Reserve'>;

/** Answers `reserveInOffice`: one transaction holds the lot, opens the order, makes the account and writes the journal; the same key does it once. */
export const reserveInOfficeHandler = implementStudio(reserveInOffice, async (input, call) => {
  const { services, idempotencyKey: key } = call;
  const payload = { ...input, by: staffOf(call).guid };
  const request = { method: reserveInOffice.name, key, payload };
  const made = await inTurn(input.lot, () =>
    once(services, request, (tx) => reserveFor(tx, call, input)),
  );
  void services.outbox.flush();
  return made;
});

async function reserveFor(tx: Database, call: StudioCall, input: Wanted): Promise<Made> {
  const { services } = call;
  const now = services.clock();
  const [lot] = await tx.select().from(lots).where(eq(lots.guid, input.lot));
  if (!lot) throw refuse(404, 'Такого лота нет');
  const { phone, last_name: lastName, name, second_name: secondName } = input;
  const person = { phone, lastName, name, secondName, email: input.email || null };
  const { buyer, isNew } = await buyerOfPhone(tx, person, now);
  await endExpired(tx, services, { now, lotGuids: [lot.guid] });
  if ((await findHolds(tx, [lot.guid])).has(lot.guid)) throw refuseHeld(services, lot);
  await checkHolder(tx, { lots: [lot], userId: buyer.id, now }, 'client');
  const { price } = input;
  const opening = { lot, seen: price, percent: 0, price };
  const order = await openOrder(services, tx, { lots: [opening], buyer, now, actor: 'company' });
  if (input.payment) await payOfficeOrder(tx, services, order.order, input.payment);
  await tx.insert(offlineReserves).values({
    ...{ guid: randomUUID(), userId: buyer.id, reservedAt: now, number: order.number },
    ...{ lotGuid: lot.guid, price, orderGuid: order.order },
  });
  const title = lotTitle(services.catalogue.snapshot, lot.guid);
  const held = { ...order, guid: lot.guid, lot: title, price, until: new Date(order.until) };
  const sms = await inviteBuyer(tx, services, buyer, held);
  if (input.lead) await closeLead(tx, call, input.lead, order.number);
  await writeAudit(tx, call, {
    ...{ method: reserveInOffice.name, summary: `Бронь для покупателя: ${order.number}, ${title}` },
    ...{ subject: 'order', subjectId: order.order, before: null },
    after: { lot: lot.id, price, until: order.until, buyer: buyer.guid, account: isNew },
  });
  return { ...order, buyer: buyer.guid, is_new: isNew, sms };
}
