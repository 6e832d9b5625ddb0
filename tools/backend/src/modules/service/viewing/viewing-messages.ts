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

/** What a message is made of. */
export type Telling = Pick<Services, 'config' | 'outbox' | 'catalogue' | 'content'>;

/** What has become of a viewing. */
export type ViewingNews = 'booked' | 'moved' | 'cancelled' | 'reminder';

const VISITOR: Readonly<Record<ViewingNews, string>> = {
  booked: 'Вы записаны на просмотр',
  moved: 'Просмотр перенесён',
  cancelled: 'Просмотр отменён',
  reminder: 'Напоминаем о просмотре',
};

/** Tells the visitor of a viewing by SMS and, where there is an address, by letter. */
export async function tellVisitor(
  tx: Database,
  services: Telling,
  viewing: HostedViewing,
  what: ViewingNews,
): Promise<void> {
  const { row, host } = viewing;
  const { publicOrigin } = services.config;
  const facts = factsOf(services, viewing);
  const { when, lot, where } = facts;
  const isOff = what === 'cancelled';
  const why = isOff && row.reason ? ` ${row.reason}.` : '';
  const link = `${siteOf(services.config).host}${viewingHref(row)}`;
  const sms = isOff
    ? `${VISITOR[what]}: ${when}, ${lot}.${why} Записаться снова: ${link}`
    : `${VISITOR[what]}: ${when}. ${where}. ${capitalised(lot)}. Встретит ${host.name}, ${host.phone}. Перенести или отменить: ${link}`;
  await services.outbox.add(tx, { kind: 'sms', to: row.phone, text: sms });
  if (row.email === null) return;
  await services.outbox.add(tx, {
    kind: 'mail',
    to: row.email,
    subject: `${VISITOR[what]}: ${when}`,
    text: [
      greeting(row.name),
      `${VISITOR[what]}: ${when}.${why}`,
      [`Что смотрим: ${lot}`, `Где: ${where}`, `Встретит: ${host.name}, ${host.phone}`].join('\n'),
      ...(isOff
        ? [`Записаться снова: ${publicOrigin}${viewingHref(row)}`]
        : [
            `Файл для календаря: ${publicOrigin}${viewingCalendarHref(row)}`,
            `Перенести или отменить: ${publicOrigin}${viewingHref(row)}`,
          ]),
    ].join('\n\n'),
  });
}

/** Tells the staff that a visitor has moved or cancelled; of a new viewing the letter of its lead tells them. */
export async function tellStaff(
  tx: Database,
  services: Telling,
  viewing: HostedViewing,
  what: 'moved' | 'cancelled',
): Promise<void> {
  const { row, host } = viewing;
  const { when, lot, where } = factsOf(services, viewing);
  await services.outbox.add(tx, {
    kind: 'mail',
    to: services.config.leadsTo,
    subject: `${VISITOR[what]} посетителем: ${when}`,
    text: [
      `Когда: ${when} (Москва)`,
      `Что: ${lot}`,
      `Где: ${where}`,
      `Кто встречает: ${host.name}`,
      `Имя: ${row.name}`,
      `Телефон: ${dialled(row.phone)}`,
    ].join('\n'),
  });
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
