import { and, eq, gt, lte } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { appointments } from './appointments.table.ts';
import { appointmentAddress, appointmentHref, appointmentTitle } from './appointment-words.ts';
import { findAppointments } from './find-appointments.ts';
import { NOTICE } from './slot-rules.ts';
import type { AppointmentKind } from './types.ts';

/** What a buyer is reminded of. */
export interface Reminder {
  /** Of the appointment. */
  guid: string;
  userId: number;
  kind: AppointmentKind;
  title: string;
  text: string;
  href: string;
}

/**
 * Meetings that begin within a day. From then on none can be moved, so one reminder of each is enough;
 * the caller remembers which were reminded of.
 */
export async function appointmentsToRemind(
  services: Pick<Services, 'db' | 'catalogue' | 'content'>,
  now: Date,
): Promise<Reminder[]> {
  const soon = and(
    eq(appointments.state, 'booked'),
    gt(appointments.startsAt, now),
    lte(appointments.startsAt, new Date(now.getTime() + NOTICE)),
  );
  const found = await findAppointments(services.db, { where: soon, limit: 1000 });
  return found.map((about) => ({
    guid: about.row.guid,
    userId: about.row.userId,
    kind: about.row.kind,
    title: appointmentTitle(services, about),
    text: `Ждём вас ${formatDate(about.row.startsAt, 'inSentence')}: ${appointmentAddress(services, about)}`,
    href: appointmentHref(about.row),
  }));
}
