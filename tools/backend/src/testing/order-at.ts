import { randomUUID } from 'node:crypto';
import { applyEvent, type AskedEvent } from '../modules/deal/order/apply-event.ts';
import { HOLD_FEE } from '../modules/deal/order/core/rules.ts';
import type { ContractKind } from '../modules/deal/order/core/contract-kind.ts';
import { openSale, orderOf, type Sale } from './sale.ts';
import type { RunningBackend } from './test-backend.ts';
import type { TestClient } from './test-client.ts';

type LeadEvent = AskedEvent extends infer One
  ? One extends AskedEvent
    ? Omit<One, 'order' | 'key'>
    : never
  : never;

const bank = { actor: 'bank' } as const;
const step = 'step';

/** Of the escrow account or the letter of credit. */
const ACCOUNT = '40824810055000123456';

/** The price that these partners pay and release, kopecks. */
type Leads = (price: number) => LeadEvent[];

const company = { actor: 'company' } as const;

/** What leads out of a stage, by the stage; the fourth leads to the sixth, without a bank. Out of 10 the money is released. */
const LEADS: Readonly<Record<number, Readonly<Record<ContractKind, Leads>>>> = {
  4: both(() => [
    {
      ...bank,
      type: 'payment.succeeded',
      data: { payment: randomUUID(), purpose: 'hold', amount: HOLD_FEE },
    },
  ]),
  6: both(() => {
    const files = passports();
    return [...files, { actor: 'buyer', type: 'documents.sent', data: {} }, ...accepted(files)];
  }),
  7: both(() => [
    { actor: 'buyer', type: 'signature.given', data: { step, participant: 0 } },
    { actor: 'buyer', type: 'contract.signed', data: { step, participant: 1 } },
  ]),
  8: {
    ddu: () => [{ ...bank, type: 'escrow.opened', data: { step, account: ACCOUNT } }],
    sale: (amount) => [
      { ...bank, type: 'letter.opened', data: { step, account: ACCOUNT, amount } },
    ],
  },
  9: {
    ddu: (amount) => [...registered(), { ...bank, type: 'escrow.funded', data: { step, amount } }],
    sale: registered,
  },
  10: {
    ddu: (amount) => [
      { ...company, type: 'building.commissioned', data: { on: '2026-11-18', permit: '78-1' } },
      { ...bank, type: 'escrow.released', data: { amount } },
    ],
    sale: (amount) => [{ ...bank, type: 'letter.released', data: { amount } }],
  },
};

function both(leads: Leads) {
  return { ddu: leads, sale: leads };
}

/** The register takes the contract and writes its record. */
export function registered(): LeadEvent[] {
  return [
    { ...company, type: 'registration.sent', data: { step } },
    { ...company, type: 'registration.done', data: { step, record: '1' } },
  ];
}

/** Passports of both participants, without their bytes. */
export function passports(): LeadEvent[] {
  return [0, 1].map((participant) => ({
    actor: 'buyer',
    type: 'file.added',
    data: { file: randomUUID(), kind: 'passport', participant },
  }));
}

/** What the staff say of files that were sent: all are in order. */
export const accepted = (files: readonly LeadEvent[]): LeadEvent[] =>
  files.flatMap((added) =>
    added.type === 'file.added'
      ? [{ ...company, type: 'file.accepted', data: { file: added.data.file } }]
      : [],
  );

/** The husband of the demo couple signs. */
export const signedByOther = (): LeadEvent[] => [
  { actor: 'buyer', type: 'signature.given', data: { step, participant: 1 } },
];

/** Tells an order what a partner would. */
export async function tell(
  { services }: RunningBackend,
  order: string,
  events: readonly LeadEvent[],
): Promise<void> {
  for (const event of events) {
    const asked = { ...event, order, key: `told:${randomUUID()}` } as AskedEvent;
    await services.db.transaction((tx) => applyEvent(tx, services, asked));
  }
}

/** The stage of an order whose money is released, so that it may be handed over. */
export const RELEASED = 11;

/** Opens an order and brings it to a stage: 4, or 6 … 10, or until its money is released. */
export async function orderAt(
  backend: RunningBackend,
  stage: number,
  buyer?: TestClient,
  contract: ContractKind = 'ddu',
): Promise<Sale> {
  const sale = await openSale(backend, { contract, ...(buyer && { buyer }) });
  await bring(backend, sale, { from: 4, to: stage });
  return sale;
}

/** Brings an order from one stage to another. */
export async function bring(
  backend: RunningBackend,
  sale: Sale,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { price, contract } = await orderOf(sale);
  for (const [stage, leads] of Object.entries(LEADS)) {
    const isWithin = Number(stage) >= from && Number(stage) < to;
    if (isWithin) await tell(backend, sale.order, leads[contract](price));
  }
}
