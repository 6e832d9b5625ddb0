import { formatDate } from '@m30/ui-kit/format';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { greeting } from '../../../kernel/words/greeting.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { placeOf as siteOf } from '../../people/account/place-of.ts';
import {
  viewingCalendarHref,
  viewingHref,
  placeOfViewing,
  type HostedViewing,
} from './to-viewing.ts';
import { lotInWords } from './viewing-lot.ts';
import * as letters from './viewing.letters.ts';

/** What a message is made of. */
export type Telling = Pick<Services, 'config' | 'outbox' | 'catalogue' | 'content'>;

/** What has become of a viewing. */
export type ViewingNews = 'booked' | 'moved' | 'cancelled' | 'reminder';

const VISITOR = {
  booked: { sms: letters.viewingBookedSms, letter: letters.viewingBookedLetter },
  moved: { sms: letters.viewingMovedSms, letter: letters.viewingMovedLetter },
  reminder: { sms: letters.viewingReminderSms, letter: letters.viewingReminderLetter },
} as const;

/** Tells the visitor of a viewing by SMS and, where there is an address, by letter. */
export async function tellVisitor(
  tx: Database,
  services: Telling,
  viewing: HostedViewing,
  what: ViewingNews,
): Promise<void> {
  const { row, host } = viewing;
  const { publicOrigin } = services.config;
  const facts = { ...factsOf(services, viewing), host: `${host.name}, ${host.phone}` };
  const short = `${siteOf(services.config).host}${viewingHref(row)}`;
  const reason = row.reason ? `${row.reason}.` : '';
  const inSms = { ...facts, page: short };
  await services.outbox.add(
    tx,
    what === 'cancelled'
      ? letters.viewingCancelledSms.to(row.phone, { ...inSms, reason })
      : VISITOR[what].sms.to(row.phone, { ...inSms, lot: capitalised(facts.lot) }),
  );
  if (row.email === null) return;
  const page = `${publicOrigin}${viewingHref(row)}`;
  const inLetter = { ...facts, greeting: greeting(row.name), page };
  const calendar = `${publicOrigin}${viewingCalendarHref(row)}`;
  await services.outbox.add(
    tx,
    what === 'cancelled'
      ? letters.viewingCancelledLetter.to(row.email, { ...inLetter, reason })
      : VISITOR[what].letter.to(row.email, { ...inLetter, calendar }),
  );
}

const STAFF = {
  moved: letters.viewingMovedByVisitorLetter,
  cancelled: letters.viewingCancelledByVisitorLetter,
} as const;

/** Tells the staff that a visitor has moved or cancelled; of a new viewing the letter of its lead tells them. */
export async function tellStaff(
  tx: Database,
  services: Telling,
  viewing: HostedViewing,
  what: keyof typeof STAFF,
): Promise<void> {
  const { row, host } = viewing;
  const facts = { ...factsOf(services, viewing), host: host.name };
  const letter = STAFF[what].to(services.config.leadsTo, {
    ...{ ...facts, name: row.name, phone: dialled(row.phone) },
  });
  await services.outbox.add(tx, letter);
}

/** What every message says of a viewing. */
export function factsOf(
  services: Pick<Services, 'catalogue' | 'content'>,
  { row, host }: HostedViewing,
): { when: string; lot: string; where: string } {
  const { address } = placeOfViewing(services, row);
  return {
    when: formatDate(row.startsAt, 'inSentence'),
    lot: lotInWords(services.catalogue.snapshot, row.lotGuid),
    where: row.place === 'video' && host.video !== null ? `${address}: ${host.video}` : address,
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
