import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { appointments } from './appointments.table.ts';
import { appointmentAddress, appointmentHref, appointmentTitle } from './appointment-words.ts';
import { findAppointments } from './find-appointments.ts';
import type { AppointmentKind } from './types.ts';

/** A meeting ahead, as a list of what comes next tells it. */
export interface MeetingAhead {
  guid: string;
  kind: AppointmentKind;
  at: Date;
  title: string;
  /** Where. */
  text: string;
  href: string;
}

/** Meetings ahead of a buyer, soonest first. */
export async function appointmentsOf(
  services: Pick<Services, 'db' | 'catalogue' | 'content' | 'clock'>,
  userId: number,
  most = 5,
): Promise<MeetingAhead[]> {
  const ahead = and(
    eq(appointments.userId, userId),
    eq(appointments.state, 'booked'),
    gt(appointments.startsAt, services.clock()),
  );
  const found = await findAppointments(services.db, { where: ahead, limit: most });
  return found.map((about) => ({
    guid: about.row.guid,
    kind: about.row.kind,
    at: about.row.startsAt,
    title: appointmentTitle(services, about),
    text: appointmentAddress(services, about),
    href: appointmentHref(about.row),
  }));
}
