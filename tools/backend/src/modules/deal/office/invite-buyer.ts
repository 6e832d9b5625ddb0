import { formatDate, formatMoney } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
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
  { order, number, lot, price, until }: Held,
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
    await outbox.add(tx, letter.to(buyer.email, { ...held, name: buyer.name, number }));
  }
  const sms = isKnown ? officeHoldSms : officeHoldNewSms;
  return outbox.add(tx, sms.to(buyer.phone, held));
}
