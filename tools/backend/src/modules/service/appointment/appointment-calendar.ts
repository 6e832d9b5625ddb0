import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Services } from '../../../kernel/services.ts';
import { companyName } from '../../content/company/company-of.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import {
  appointmentAddress,
  appointmentHref,
  appointmentPoint,
  appointmentTitle,
  type AboutLot,
} from './appointment-words.ts';
import { endOf } from './slot-rules.ts';

/** Seconds before a meeting at which a calendar reminds. */
const REMINDER = 24 * 3600;

/**
 * A calendar with one meeting (RFC 5545). Its moments are in UTC, so that it carries no rules of a
 * time zone. The UID stays with the meeting and the sequence grows: opened again after a change, it
 * replaces or removes the event that is there.
 */
export function appointmentCalendar(
  services: Pick<Services, 'catalogue' | 'content' | 'config'>,
  about: AboutLot,
): string {
  const { guid, kind, sequence, startsAt, state, createdAt, changedAt } = about.row;
  const { publicOrigin } = services.config;
  const { library } = services.content;
  const isOff = state === 'cancelled';
  const title = appointmentTitle(services, about);
  const point = appointmentPoint(services, about);
  const url = publicOrigin + appointmentHref(about.row);
  const calendar = ical({
    prodId: { company: companyName(library), product: 'Личный кабинет', language: 'RU' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${guid}@${new URL(publicOrigin).hostname}`,
    sequence,
    stamp: changedAt,
    created: createdAt,
    lastModified: changedAt,
    start: startsAt,
    end: endOf(kind, startsAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: title,
    description: `Возьмите с\u00a0собой паспорт. Перенести или отменить: ${url}`,
    location: {
      title: appointmentAddress(services, about),
      ...(point && { geo: { lat: point[0], lon: point[1] } }),
    },
    organizer: { name: companyName(library), email: templatesOf(library).account.email },
    url,
  });
  if (!isOff) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER, description: title });
  }
  return calendar.toString();
}
