import type { Viewing } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { toViewingLot } from './viewing-lot.ts';
import { officePlace, placeOf } from './viewing-places.ts';
import { endOf, isInTime, remindersAhead } from './viewing-rules.ts';
import type { HostRow, ViewingRow } from './viewings.table.ts';

/** A viewing with who shows it. */
export interface HostedViewing {
  row: ViewingRow;
  host: HostRow;
}

/** Path of the page of a viewing. */
export const viewingHref = ({ key }: Pick<ViewingRow, 'key'>): string => `/prosmotr/${key}`;

/** Path of its calendar file. */
export const viewingCalendarHref = ({ key }: Pick<ViewingRow, 'key'>): string =>
  `/api/viewings/${key}.ics`;

/** Whoever shows lots, as buyers see them. */
export const toHost = ({ name, about, phone, portrait }: HostRow): Viewing['host'] => ({
  ...{ name, about, phone },
  ...(portrait !== null && { portrait }),
});

/** A viewing as its link shows it. */
export function toViewing(
  services: Pick<Services, 'catalogue' | 'content' | 'clock'>,
  { row, host }: HostedViewing,
): Viewing {
  const { guid, key, startsAt, state, reason, email } = row;
  const now = services.clock();
  return {
    ...{ guid, key, state, reason },
    href: viewingHref(row),
    calendar: viewingCalendarHref(row),
    at: startsAt.toISOString(),
    until: endOf(startsAt).toISOString(),
    place: placeOfViewing(services, row),
    video: row.place === 'video' ? host.video : null,
    lot: toViewingLot(services.catalogue.snapshot, row.lotGuid),
    host: toHost(host),
    mailed: email !== null,
    can_change: state === 'booked' && isInTime(startsAt, now),
    past: endOf(startsAt) <= now,
    reminders: state === 'booked' ? remindersAhead(startsAt, now) : [],
  };
}

/** Where a viewing is; one of a lot that the catalogue does not know any more begins in the office. */
export function placeOfViewing(
  services: Pick<Services, 'catalogue' | 'content'>,
  { lotGuid, place }: Pick<ViewingRow, 'lotGuid' | 'place'>,
): Viewing['place'] {
  const lot = services.catalogue.snapshot.placed.get(lotGuid);
  return lot ? placeOf(services, lot, place) : officePlace(services);
}
