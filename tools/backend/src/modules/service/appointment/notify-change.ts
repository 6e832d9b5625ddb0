import { eq } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import { notify } from '../../people/notice/notify.ts';
import { appointmentAddress, appointmentHref, appointmentTitle } from './appointment-words.ts';
import type { AppointmentRow } from './book-appointment.ts';
import { findAppointment } from './find-appointments.ts';

const WORDS = {
  booked: 'Вы\u00a0записаны',
  moved: 'Встреча перенесена',
  cancelled: 'Встреча отменена',
} as const;

/** Tells a buyer of a meeting that was made or changed: in the account and by letter, once each. */
export async function notifyChange(
  tx: Database,
  services: Services,
  row: AppointmentRow,
  what: keyof typeof WORDS,
): Promise<void> {
  const about = await findAppointment(tx, eq(appointments.guid, row.guid));
  if (!about) return;
  const when = formatDate(row.startsAt, 'inSentence');
  await notify(tx, services, {
    userId: row.userId,
    kind: 'appointment',
    key: `appointment:${row.guid}:${row.sequence}`,
    title: `${WORDS[what]}: ${when}`,
    text: `${appointmentTitle(services, about)}. ${appointmentAddress(services, about)}`,
    href: appointmentHref(row),
  });
}
