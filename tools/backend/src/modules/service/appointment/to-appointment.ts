import type { Appointment } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { appointmentAddress, appointmentTitle, type AboutLot } from './appointment-words.ts';
import { endOf, isChangeable } from './slot-rules.ts';

/** A meeting as its buyer sees it. */
export function toAppointment(
  services: Pick<Services, 'catalogue' | 'content' | 'clock'>,
  about: AboutLot,
): Appointment {
  const { guid, kind, orderGuid, startsAt, state } = about.row;
  return {
    guid,
    kind,
    title: appointmentTitle(services, about),
    order: orderGuid,
    at: startsAt.toISOString(),
    until: endOf(kind, startsAt).toISOString(),
    address: appointmentAddress(services, about),
    state,
    can_change: state === 'booked' && isChangeable(startsAt, services.clock()),
    calendar: `/api/appointments/${guid}.ics`,
  };
}
