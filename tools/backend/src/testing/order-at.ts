import { randomUUID } from 'node:crypto';
import { applyEvent, type AskedEvent } from '../modules/deal/order/apply-event.ts';
import { HOLD_FEE } from '../modules/deal/order/core/rules.ts';
import { openSale, type Sale } from './sale.ts';
import type { TestBackend } from './test-backend.ts';
import type { TestClient } from './test-client.ts';

type Told = AskedEvent extends infer One
  ? One extends AskedEvent
    ? Omit<One, 'order' | 'key'>
    : never
  : never;

const bank = { actor: 'bank' } as const;
const step = 'step';

/** What leads out of a stage, by the stage; the fourth leads to the sixth, without a bank. */
const LEADS: Readonly<Record<number, () => Told[]>> = {
  4: () => [
    {
      ...bank,
      type: 'payment.succeeded',
      data: { payment: randomUUID(), purpose: 'hold', amount: HOLD_FEE },
    },
  ],
  6: () => [...passports(), { actor: 'buyer', type: 'documents.sent', data: {} }],
  7: () => [{ actor: 'buyer', type: 'contract.signed', data: { step } }],
  8: () => [
    { ...bank, type: 'escrow.opened', data: { step, account: '40817' } },
    { ...bank, type: 'escrow.funded', data: { step, amount: 1 } },
  ],
  9: () => [
    { actor: 'company', type: 'registration.sent', data: { step } },
    { actor: 'company', type: 'registration.done', data: { step, record: '1' } },
  ],
};

/** Passports of both participants, without their bytes. */
export function passports(): Told[] {
  return [0, 1].map((participant) => ({
    actor: 'buyer',
    type: 'file.added',
    data: { file: randomUUID(), kind: 'passport', participant },
  }));
}

/** Tells an order what a partner would. */
export async function tell(
  { services }: TestBackend,
  order: string,
  events: readonly Told[],
): Promise<void> {
  for (const event of events) {
    const asked = { ...event, order, key: `told:${randomUUID()}` } as AskedEvent;
    await services.db.transaction((tx) => applyEvent(tx, services, asked));
  }
}

/** Opens an order and brings it to a stage: 4, or 6 … 10. */
export async function orderAt(
  backend: TestBackend,
  stage: number,
  buyer?: TestClient,
): Promise<Sale> {
  const sale = await openSale(backend, buyer && { buyer });
  for (const [from, events] of Object.entries(LEADS)) {
    if (Number(from) < stage) await tell(backend, sale.order, events());
  }
  return sale;
}
