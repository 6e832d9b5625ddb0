import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../src/kernel/db/database.ts';
import {
  bankApplications,
  mortgageApplications,
} from '../../src/modules/deal/mortgage/mortgage-applications.table.ts';
import { contractStatuses } from '../../src/modules/deal/contract-register/contract-status.table.ts';
import { dealSteps } from '../../src/modules/deal/deal-step/deal-steps.table.ts';
import { orderEvents } from '../../src/modules/deal/order/order-events.table.ts';
import { orders } from '../../src/modules/deal/order/orders.table.ts';
import { payments } from '../../src/modules/deal/payment/payments.table.ts';
import { testMatters } from '../../src/adapters/test-partner/test-partner.table.ts';
import { users } from '../../src/modules/people/account/accounts.table.ts';
import {
  contractNumber,
  foldSurname,
} from '../../src/modules/deal/contract-register/contract-words.ts';
import type { EventData, EventType } from '../../src/modules/deal/order/core/events.ts';
import { PAYMENT_LIFETIME } from '../../src/modules/deal/payment/payment-rules.ts';

type OrderRow = typeof orders.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** The last event of a type, with what it carries. */
interface Happened<Type extends EventType> {
  at: Date;
  data: EventData[Type];
}

/** An order of the demo with what has happened to it. */
interface Deal {
  order: OrderRow;
  last<Type extends EventType>(type: Type): Happened<Type> | null;
}

/** Writes what payments, banks and the registry know of a buyer's demo orders, from the orders' events. */
export async function seedDeals(db: Database, userId: number): Promise<void> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error('the demo buyer was not written');
  for (const deal of await readDeals(db, userId)) {
    await seedPayment(db, deal);
    await seedApplication(db, deal);
    await seedRegistration(db, deal);
    await seedContract(db, deal, buyer);
  }
}

async function readDeals(db: Database, userId: number): Promise<Deal[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId));
  const guids = rows.map(({ guid }) => guid);
  const events: EventRow[] = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderGuid, guids))
    .orderBy(asc(orderEvents.seq));
  return rows.map((order) => ({
    order,
    last<Type extends EventType>(type: Type) {
      const found = events.findLast((one) => one.orderGuid === order.guid && one.type === type);
      return found ? { at: found.at, data: found.data as EventData[Type] } : null;
    },
  }));
}

async function seedPayment(db: Database, { order, last }: Deal): Promise<void> {
  const paid = last('payment.succeeded');
  if (!paid) return;
  const refunded = last('payment.refunded');
  await db.insert(payments).values({
    guid: paid.data.payment,
    orderGuid: order.guid,
    userId: order.userId,
    purpose: 'hold',
    amount: paid.data.amount,
    state: refunded ? 'refunded' : 'paid',
    createdAt: paid.at,
    expiresAt: new Date(paid.at.getTime() + PAYMENT_LIFETIME * 1000),
    settledAt: paid.at,
    refundedAt: refunded?.at ?? null,
    refundReason: refunded ? 'Вы отказались от брони до подписания договора' : null,
  });
}

async function seedApplication(db: Database, { order, last }: Deal): Promise<void> {
  const sent = last('mortgage.sent');
  const terms = order.payment?.kind === 'mortgage' ? order.payment.terms : null;
  if (!sent || !terms) return;
  const approved = last('mortgage.approved');
  const { application } = sent.data;
  await db.insert(mortgageApplications).values({
    guid: application,
    // Numbers of applications from the site begin with 10001.
    number: `И-0${order.number.slice(-4)}`,
    userId: order.userId,
    orderGuid: order.guid,
    kind: 'form',
    answers: { price: String(order.price), down: String(terms.down_payment) },
    sentAt: sent.at,
  });
  const subject = approved?.data.offer ?? randomUUID();
  await db.insert(bankApplications).values({
    guid: subject,
    applicationGuid: application,
    programmeId: terms.programme,
    answer: approved ? 'approved' : 'review',
    sum: approved?.data.sum ?? null,
    note: approved ? 'Решение действует 90 дней' : null,
    decidedAt: approved?.at ?? null,
    ...(approved && {
      ...{ rate: approved.data.rate, costFrom: 6, costTo: 6.7, months: terms.months },
      until: new Date(approved.data.until),
    }),
    url: approved ? null : await seedBankPage(db, order, subject, sent.at),
  });
}

/** An application that the embedded bank looks at, without its clock: a demo order stays where it is. */
async function seedBankPage(
  db: Database,
  { guid: order, number, price, payment }: OrderRow,
  subject: string,
  createdAt: Date,
): Promise<string> {
  const guid = randomUUID();
  const down = payment?.kind === 'mortgage' ? payment.terms.down_payment : 0;
  const matter = {
    title: 'Ипотека',
    facts: [['Заказ', number] as const],
    amount: price - down,
    phone: '',
    back: `/lk/orders/${order}?back=bank`,
  };
  const row = { guid, partner: 'bank', subject, matter, state: 'review', createdAt } as const;
  await db.insert(testMatters).values(row);
  return `/test-bank/${guid}`;
}

async function seedRegistration(db: Database, { order, last }: Deal): Promise<void> {
  const sent = last('registration.sent');
  if (!sent) return;
  const done = last('registration.done');
  await db.insert(dealSteps).values({
    guid: sent.data.step,
    orderGuid: order.guid,
    kind: 'registration',
    state: done ? 'done' : 'open',
    note: done?.data.record ?? null,
    createdAt: sent.at,
    changedAt: done?.at ?? sent.at,
  });
}

async function seedContract(
  db: Database,
  { order, last }: Deal,
  { phone, lastName }: typeof users.$inferSelect,
): Promise<void> {
  const signed = last('contract.signed');
  if (!signed) return;
  const sent = last('registration.sent');
  const done = last('registration.done');
  await db.insert(contractStatuses).values({
    number: contractNumber(order.number, order.contract),
    orderGuid: order.guid,
    phone,
    surname: foldSurname(lastName),
    stage: done ? 'registered' : sent ? 'registering' : 'accepted',
    acceptedOn: moscowDay(signed.at),
    sentOn: sent && moscowDay(sent.at),
    registeredOn: done && moscowDay(done.at),
    note: done?.data.record ?? null,
  });
}
