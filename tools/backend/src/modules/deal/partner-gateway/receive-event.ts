import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { partnerEvents } from './partners.table.ts';
import { settleStep } from '../deal-step/settle-step.ts';
import { settleBank } from '../mortgage/settle-bank.ts';
import { flushRefunds } from '../payment/refund.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { settleSignature } from './settle-signature.ts';
import type { Settle } from './settle.ts';
import { CertificateSchema, line } from './certificate.schema.ts';
import { isSigned } from '../../../adapters/partner/signature.ts';
import type { ReceivePartnerEvent } from '../../../adapters/partner/partner.ts';
import type { PartnerKind } from '../../../kernel/config/partner-kind.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';

const SETTLE: Readonly<Record<PartnerKind, Settle>> = {
  acquirer: settlePayment,
  signature: settleSignature,
  escrow: settleStep,
  registration: settleStep,
  bank: settleBank,
};

const percent = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** Terms of a loan that a bank names. */
const LoanSchema = v.object({
  rate: percent,
  costFrom: percent,
  costTo: percent,
  months: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  until: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

const EventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  subject: v.pipe(v.string(), v.uuid()),
  type: v.pipe(v.string(), v.regex(/^[a-z]{1,30}$/)),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  note: v.nullable(line(300)),
  loan: v.optional(LoanSchema),
  certificate: v.optional(CertificateSchema),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Handles what a partner reports, in one transaction with what follows from it. */
export const receiveEvent: ReceivePartnerEvent = async (services, partner, { body, signature }) => {
  const { clock, db, outbox, partners } = services;
  if (!isSigned(partners.keyOf(partner), body, signature, clock())) {
    throw refuse(403, 'Подпись сообщения неверна');
  }
  const event = read(body);
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(partnerEvents)
      .values({ partner, id: event.id, event, receivedAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (first.length > 0) await SETTLE[partner](tx, services, event);
  });
  void outbox.flush();
  await flushRefunds(services);
};

function read(body: string): PartnerEvent {
  try {
    return v.parse(EventSchema, JSON.parse(body));
  } catch {
    throw refuse(400, 'Сообщение составлено неверно');
  }
}
