import { and, eq } from 'drizzle-orm';
import type { Appointment } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { appointments } from './appointments.table.ts';
import { findAppointment } from './find-appointments.ts';
import { toAppointment } from './to-appointment.ts';

/** An appointment of the buyer. */
export async function appointmentOf(call: Call, guid: string): Promise<Appointment> {
  const { services } = call;
  const own = and(eq(appointments.guid, guid), eq(appointments.userId, buyerOf(call).user.id));
  const found = await findAppointment(services.db, own);
  if (!found) throw refuse(404, 'Такой записи нет');
  return toAppointment(services, found);
}
