import { eq } from 'drizzle-orm';
import type { Appointment } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { appointmentOf } from '../appointment/appointment-of.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { buildingOf, readHandover } from '../acceptance/find-premises.ts';
import { handoverActions, handoverState, kindToBook } from '../acceptance/handover-state.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import { lockOrder } from '../../deal/order/apply-event.ts';
import { SHOWROOM } from '../appointment/appointment-words.ts';
import { bookAppointment } from '../appointment/book-appointment.ts';
import { slotKey, type Slot } from '../appointment/reserve-seat.ts';
import type { AppointmentKind } from '../appointment/types.ts';
import { notifyChange } from '../appointment/notify-change.ts';

/** What a buyer wants to come for, and when. */
export interface Wanted {
  kind: AppointmentKind;
  order?: string | undefined;
  at: Date;
}

/**
 * Books a time for the buyer, once per key.
 * @throws Refused 404 where the buyer has no such order, 409 where it is not the turn of this or the
 *   time is taken, 422 for a time at which nobody receives
 */
export async function book(call: Call, wanted: Wanted): Promise<Appointment> {
  const slot = await slotOf(call, wanted);
  // A crowd waits here, and not with a database connection each.
  const guid = await inTurn(slotKey(slot), () => bookNow(call, wanted, slot));
  void call.services.outbox.flush();
  return appointmentOf(call, guid);
}

function bookNow(
  call: Call,
  { kind, order = null, at }: Omit<Wanted, 'order'> & { order?: string | null | undefined },
  slot: Slot,
): Promise<string> {
  const { services, idempotencyKey: key } = call;
  const { user } = buyerOf(call);
  const payload = { kind, at: at.toISOString(), order, user: user.id };
  return once(services, { method: 'LK.BookAppointment', key, payload }, async (tx) => {
    if (order !== null) await lockOrder(tx, order, user.id);
    if (order !== null && kind !== 'showroom') await checkTurn(call, tx, order, kind);
    const row = await bookAppointment(tx, { ...slot, userId: user.id, order }, services.clock());
    await notifyChange(tx, services, row, 'booked');
    return row.guid;
  });
}

async function slotOf(call: Call, { kind, order, at }: Wanted): Promise<Slot> {
  if (kind === 'showroom') return { kind, place: SHOWROOM, at };
  if (order === undefined) throw refuse(422, 'Выберите квартиру');
  // Whose order it is, the lock on it asks.
  const [found] = await call.services.db
    .select({ lot: orders.lotGuid })
    .from(orders)
    .where(eq(orders.guid, order));
  if (!found) throw refuse(404, 'Такого заказа нет');
  return { kind, place: buildingOf(call.services, found.lot), at };
}

/** @throws Refused 404, 409 */
async function checkTurn(
  call: Call,
  tx: Database,
  order: string,
  kind: AppointmentKind,
): Promise<void> {
  const now = call.services.clock();
  const parts = await readHandover(tx, buyerOf(call).user.id, order);
  const isTurn =
    handoverActions(parts, now).includes('book') && kindToBook(handoverState(parts, now)) === kind;
  if (isTurn) return;
  throw refuse(
    409,
    kind === 'keys'
      ? 'За\u00a0ключами записываются, когда подписан передаточный акт'
      : 'На\u00a0осмотр записываются один раз, когда квартира готова',
  );
}
