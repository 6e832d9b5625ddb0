import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Services } from '../../../kernel/services.ts';
import { companyName } from '../../content/company/company-of.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { placeOfViewing, viewingHref, type HostedViewing } from './to-viewing.ts';
import { factsOf } from './viewing-messages.ts';
import { endOf } from './viewing-rules.ts';

/** Seconds before a viewing at which a calendar reminds. */
const REMINDER = 2 * 3600;

/**
 * A calendar with one viewing (RFC 5545). Its moments are in UTC, so that it carries no rules of a time zone. The UID stays
 * and the sequence grows: opened again after a change, it replaces or removes the event that is there.
 */
export function viewingCalendar(
  services: Pick<Services, 'catalogue' | 'content' | 'config'>,
  viewing: HostedViewing,
): string {
  const { row, host } = viewing;
  const { publicOrigin } = services.config;
  const { lot, where } = factsOf(services, viewing);
  const { point } = placeOfViewing(services, row);
  const isOff = row.state === 'cancelled';
  const url = publicOrigin + viewingHref(row);
  const summary = `Просмотр: ${lot}`;
  const calendar = ical({
    prodId: { company: companyName(services.content.library), product: 'Просмотр', language: 'RU' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${row.guid}@${new URL(publicOrigin).hostname}`,
    sequence: row.sequence,
    stamp: row.changedAt,
    created: row.createdAt,
    lastModified: row.changedAt,
    start: row.startsAt,
    end: endOf(row.startsAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    description: `Встретит ${host.name}, ${host.phone}. Перенести или отменить: ${url}`,
    location: { title: where, ...(point && { geo: { lat: point[0], lon: point[1] } }) },
    organizer: {
      name: companyName(services.content.library),
      email: templatesOf(services.content.library).site.email,
    },
    url,
  });
  if (!isOff) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER, description: summary });
  }
  return calendar.toString();
}
