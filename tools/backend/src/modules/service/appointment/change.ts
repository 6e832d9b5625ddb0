import type { Appointment } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { cancelAppointment, moveAppointment } from './change-appointment.ts';
import { appointmentOf } from './appointment-of.ts';
import { notifyChange } from './notify-change.ts';

/**
 * Moves an appointment of the buyer, once per key.
 * @throws Refused 404 where there is none, 409 where it is too late or the time is taken, 422 for a
 *   time at which nobody receives
 */
export async function move(
  call: Call,
  { guid, at }: { guid: string; at: Date },
): Promise<Appointment> {
  const { services, idempotencyKey: key } = call;
  const { id: userId } = buyerOf(call).user;
  const payload = { guid, at: at.toISOString(), userId };
  await once(services, { method: 'LK.MoveAppointment', key, payload }, async (tx) => {
    const row = await moveAppointment(tx, { guid, userId, at }, services.clock());
    await notifyChange(tx, services, row, 'moved');
    return {};
  });
  void services.outbox.flush();
  return appointmentOf(call, guid);
}

/**
 * Cancels an appointment of the buyer, once per key.
 * @throws Refused 404 where there is none, 409 where it is over, cancelled or too near
 */
export async function cancel(call: Call, { guid }: { guid: string }): Promise<Appointment> {
  const { services, idempotencyKey: key } = call;
  const { id: userId } = buyerOf(call).user;
  await once(
    services,
    { method: 'LK.CancelAppointment', key, payload: { guid, userId } },
    async (tx) => {
      const row = await cancelAppointment(tx, { guid, userId }, services.clock());
      await notifyChange(tx, services, row, 'cancelled');
      return {};
    },
  );
  void services.outbox.flush();
  return appointmentOf(call, guid);
}
