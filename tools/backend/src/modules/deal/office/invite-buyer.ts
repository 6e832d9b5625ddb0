import { formatArea, formatDate, formatMoney } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Item } from '../../../kernel/letter/value.ts';
import { letterPictures } from '../../catalogue/light/letter-pictures.ts';
import { lotUrl } from '../../catalogue/lot/to-lot-card.ts';
import { flatName } from '../../catalogue/lot-sheet/flat-name.ts';
import { notify } from '../../people/notice/notify.ts';
import type { users } from '../../people/account/accounts.table.ts';
import {
  officeHoldLetter,
  officeHoldNewLetter,
  officeHoldNewSms,
  officeHoldSms,
} from './office.letters.ts';

interface Held {
  order: string;
  number: string;
  /** Guid of the lot. */
  guid: string;
  /** «Канал 9, корпус 2, № 49». */
  lot: string;
  /** Kopecks. */
  price: number;
  until: Date;
}

/**
 * Tells a buyer of the hold that was made in the office: by SMS to the phone, in the account, and by letter to the mailbox that was told.
 * The link leads to the order; whoever has no password gets one by a code to the phone. Flush the outbox after the transaction.
 * @returns whether the SMS goes out
 */
export async function inviteBuyer(
  tx: Database,
  services: Services,
  buyer: typeof users.$inferSelect,
  { order, number, guid, lot, price, until }: Held,
): Promise<boolean> {
  const { outbox, config } = services;
  const link = `${config.publicOrigin}/lk/orders/${order}`;
  const held = { lot, price: formatMoney(price), until: formatDate(until, 'inSentence'), link };
  const isKnown = buyer.passwordHash !== null;
  await notify(tx, services, {
    ...{ userId: buyer.id, kind: 'order', key: `office:${order}`, channels: 'account' },
    title: `Бронь в\u00a0офисе: заказ ${number}`,
    text: `${lot}. Выберите оплату, и\u00a0он останется за\u00a0вами`,
    href: `/lk/orders/${order}`,
  });
  if (buyer.email) {
    const letter = isKnown ? officeHoldLetter : officeHoldNewLetter;
    const shown = await shownOf(tx, services, guid);
    await outbox.add(tx, letter.to(buyer.email, { ...held, name: buyer.name, number, shown }));
  }
  const sms = isKnown ? officeHoldSms : officeHoldNewSms;
  return outbox.add(tx, sms.to(buyer.phone, held));
}

/** The flat with its view or plan; nothing of a lot that has neither. */
async function shownOf(tx: Database, services: Services, guid: string): Promise<Item[]> {
  const lot = services.catalogue.snapshot.byGuid.get(guid);
  if (!lot) return [];
  const picture = (await letterPictures(tx, services, [lot])).get(guid);
  if (!picture) return [];
  const lines = [
    `${flatName(lot)}, ${formatArea(lot.area)}`,
    `этаж ${lot.floor} из ${lot.building.floors}`,
  ];
  return [{ lines, picture, link: services.config.publicOrigin + lotUrl(lot) }];
}
