import { randomUUID } from 'node:crypto';
import {
  bankApplications,
  mortgageApplications,
} from '../modules/deal/mortgage/mortgage-applications.table.ts';
import { daysAfter } from '../kernel/time/day.ts';
import { HOLD_FEE } from '../modules/deal/order/core/rules.ts';
import { tell } from './order-at.ts';
import { openSale, orderOf, type Sale } from './sale.ts';
import type { TestBackend } from './test-backend.ts';
import type { TestClient } from './test-client.ts';

/** An order for which one bank lends all that is asked for, and the offer of that bank: the buyer has to choose it. */
export async function approvedLoan(
  backend: TestBackend,
  buyer?: TestClient,
): Promise<Sale & { offer: string }> {
  const { db, clock } = backend.services;
  const sale = await openSale(backend, { mortgage: true, ...(buyer && { buyer }) });
  const { price } = await orderOf(sale);
  const [application, offer] = [randomUUID(), randomUUID()];
  const [now, loan] = [clock(), Math.floor(price * 0.7)];
  const until = daysAfter(now, 90);
  await db.insert(mortgageApplications).values({
    ...{ guid: application, number: `И-${application}`, orderGuid: sale.order },
    ...{ guestHash: application, kind: 'form', answers: {}, sentAt: now },
  });
  await db.insert(bankApplications).values({
    ...{ guid: offer, applicationGuid: application, programmeId: 'baltika-standard' },
    ...{ answer: 'approved', decidedAt: now, sum: loan, until, months: 360 },
    ...{ rate: 16.4, costFrom: 16.4, costTo: 17.9 },
  });
  const terms = { application, offer, bank: 'Балтика Банк', sum: loan, rate: 16.4 };
  await tell(backend, sale.order, [
    {
      ...{ actor: 'bank', type: 'payment.succeeded' },
      data: { payment: randomUUID(), purpose: 'hold', amount: HOLD_FEE },
    },
    { actor: 'buyer', type: 'mortgage.sent', data: { application } },
    { actor: 'bank', type: 'mortgage.approved', data: { ...terms, until: until.toISOString() } },
  ]);
  return { ...sale, offer };
}
