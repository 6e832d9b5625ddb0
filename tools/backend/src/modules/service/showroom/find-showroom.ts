import { and, asc, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import { appointments } from '../appointment/appointments.table.ts';
import { showroomOf, SHOWROOM } from '../appointment/appointment-words.ts';
import { findAppointments } from '../appointment/find-appointments.ts';
import { slotDays } from '../appointment/free-slots.ts';
import { RULES } from '../appointment/slot-rules.ts';
import { toAppointment } from '../appointment/to-appointment.ts';
import { finishOffers } from '../../deal/finish/finish-offers.ts';
import { bareRoom } from '../../media/interiors.ts';
import { finishPremises } from './finish-premises.ts';

/** Visits of the past that the page shows. */
const PAST = 20;

/** Visits of a buyer to the showroom, and what may be chosen there. */
export async function findShowroom(
  services: Services,
  userId: number,
): Promise<ResultOf<'LK.GetShowroom'>> {
  const { db, clock } = services;
  const now = clock();
  const own = and(eq(appointments.userId, userId), eq(appointments.kind, 'showroom'));
  const isAhead = and(eq(appointments.state, 'booked'), gt(appointments.startsAt, now));
  const upcoming = await findAppointments(db, {
    where: and(own, isAhead),
    order: [asc(appointments.startsAt)],
  });
  const past = await findAppointments(db, {
    where: and(own, or(ne(appointments.state, 'booked'), lte(appointments.startsAt, now))),
    order: [desc(appointments.startsAt)],
    limit: PAST,
  });
  const [bare] = bareRoom(services.catalogue.snapshot.pictures);
  return {
    address: showroomOf(services).address,
    days: await slotDays(db, { kind: 'showroom', place: SHOWROOM }, now),
    can_book: upcoming.length < RULES.showroom.most,
    upcoming: upcoming.map((about) => toAppointment(services, about)),
    past: past.map((about) => toAppointment(services, about)),
    offers: finishOffers(services),
    ...(bare && { bare: bare.picture }),
    premises: await finishPremises(services, userId),
  };
}
