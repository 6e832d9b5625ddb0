import { eq } from 'drizzle-orm';
import { demoParticipants } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { orders } from '../modules/deal/order/orders.table.ts';
import type { ContractKind } from '../modules/deal/order/core/contract-kind.ts';
import { users } from '../modules/people/account/accounts.table.ts';
import { freeLots, someBuyers } from './buyers.ts';
import { freeSet } from './free-set.ts';
import type { RunningBackend } from './test-backend.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

type Order = ResultOf<'Order.GetOrderById'>['data'];

/** A buyer in the middle of a sale. */
export interface Sale {
  buyer: TestClient;
  /** Guid of the order. */
  order: string;
  number: string;
  /** Id of the lot. */
  lot: string;
}

/** Flats that sales take in turn: a buyer who holds the same one again and again has to wait. */
const LOTS = 30;

/** Sales of each backend: which flats a test gets does not depend on what has run before it. */
const sales = new WeakMap<RunningBackend, number>();

/** Opens an order of a free flat and brings it to the payment of its hold. */
export async function openSale(
  backend: RunningBackend,
  {
    mortgage = false,
    set = false,
    buyer,
    ...wanted
  }: {
    mortgage?: boolean;
    /** A flat with a parking place and a storage room. */
    set?: boolean;
    buyer?: TestClient;
    contract?: ContractKind;
    /** Of a flat that is sold by instalments, with its keys as far off as there are. */
    instalment?: boolean;
  } = {},
): Promise<Sale> {
  const [made] = buyer ? [buyer] : await someBuyers(backend, 1);
  const opened = set ? openSet : openOne;
  if (!made) throw new Error('nobody buys');
  const sale = await opened(backend, made, wanted);
  const { order } = sale;
  const { price } = await orderOf(sale);
  const payment = mortgage
    ? {
        kind: 'mortgage',
        terms: {
          ...{ programme: 'baltika-standard', months: 360 },
          down_payment: Math.ceil(price * (set ? 0.5 : 0.3)),
        },
      }
    : { kind: 'full', terms: {} };
  await done(made.post('Order.SetPayment', { guid: order, ...payment }));
  await done(made.post('Order.SetUsers', { guid: order, users: demoParticipants }));
  const { offer } = await orderOf(sale);
  await done(made.post('Order.AcceptOffer', { guid: order, version: offer.version }));
  return sale;
}

type Wanted = Omit<NonNullable<Parameters<typeof openSale>[1]>, 'mortgage' | 'set' | 'buyer'>;

async function openOne(backend: RunningBackend, buyer: TestClient, wanted: Wanted): Promise<Sale> {
  const free = await freeLots(backend, LOTS, wanted);
  const turn = sales.get(backend) ?? 0;
  sales.set(backend, turn + 1);
  const lot = free[turn % free.length];
  if (!lot) throw new Error('nothing is free');
  const reserved = await done(buyer.post('Order.Reserve', { lot: lot.id }));
  const { order, number } = reserved.body.result as ResultOf<'Order.Reserve'>;
  return { buyer, order, number, lot: lot.id };
}

async function openSet(backend: RunningBackend, buyer: TestClient, wanted: Wanted): Promise<Sale> {
  const lots = (await freeSet(backend, wanted)).map(({ id }) => id);
  const { body } = await done(buyer.post('Order.Create', { lots, together: true }));
  const [opened] = (body.result as ResultOf<'Order.Create'>).orders;
  if (!opened) throw new Error('the set was not held');
  return { buyer, ...opened };
}

/** Phone of the buyer, `+7XXXXXXXXXX`. */
export async function phoneOf(
  { services: { db } }: RunningBackend,
  { order }: Sale,
): Promise<string> {
  const [found] = await db
    .select({ phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.guid, order));
  if (!found) throw new Error(`order ${order} has no buyer`);
  return found.phone;
}

/** The order as its buyer sees it. */
export async function orderOf({ buyer, order }: Sale): Promise<Order> {
  const { body } = await done(buyer.post('Order.GetOrderById', { guid: order }));
  return (body.result as ResultOf<'Order.GetOrderById'>).data;
}

/** Reads the contracts of an order and gives the hash of their texts, which signing asks for. */
export async function readContract({
  buyer,
  order,
}: Pick<Sale, 'buyer' | 'order'>): Promise<string> {
  const { body } = await done(buyer.post('Order.GetContract', { guid: order }));
  return (body.result as ResultOf<'Order.GetContract'>).contract.set.hash;
}

/** Opens a page of an embedded partner by a method of the order. */
export async function partnerPage(
  { buyer, order }: Sale,
  method: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await done(buyer.post(method, { guid: order, ...more }));
  return (body.result as { url: string }).url;
}

/** Presses a button of an embedded partner's page. */
export function press(
  visitor: TestClient,
  url: string,
  action: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  return visitor.send(url, {
    method: 'POST',
    body: new URLSearchParams({ action, ...fields }),
    headers: { origin: 'http://site.test' },
  });
}

/** Uploads a document in pieces as a browser does. */
export async function upload(
  { buyer, order }: Sale,
  bytes: Uint8Array<ArrayBuffer>,
  paper: { kind?: string; participant?: number; name: string },
): Promise<TestAnswer> {
  const announced = { guid: order, kind: 'passport', size: bytes.length, ...paper };
  const begun = await buyer.post('Order.AddFile', announced);
  if (begun.status !== 200) return begun;
  const { upload: guid, chunk } = begun.body.result as ResultOf<'Order.AddFile'>;
  let answer = begun;
  for (let offset = 0; offset < bytes.length; offset += chunk) {
    answer = await sendPiece(buyer, { guid, offset, bytes: bytes.slice(offset, offset + chunk) });
    if (answer.status !== 200) return answer;
  }
  return answer;
}

interface Piece {
  guid: string;
  offset: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Sends one piece of an upload. */
export async function sendPiece(
  visitor: TestClient,
  { guid, offset, bytes }: Piece,
): Promise<TestAnswer> {
  const response = await visitor.send(`/api/uploads/${guid}?offset=${offset}`, {
    method: 'PATCH',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as TestAnswer['body'] };
}

async function done(asked: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body.message ?? ''}`);
  return answer;
}
