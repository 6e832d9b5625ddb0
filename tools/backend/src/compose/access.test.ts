import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry, type MethodContract } from '@m30/api';
import { orderEvents } from '../modules/deal/order/order-events.table.ts';
import { orders } from '../modules/deal/order/orders.table.ts';
import * as handlers from './handlers.ts';
import { BUYER_PASSWORD, someBuyers } from '../testing/buyers.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import { openSale, orderOf, upload, type Sale } from '../testing/sale.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../testing/test-client.ts';

/** Words that stand in what belongs to the owner alone. */
const SECRET = 'Тайнописная';

/** The smallest file that is recognised as a PDF. */
const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** What the owner has, by the names that inputs call it by. */
let owned: Readonly<Record<string, unknown>>;
let backend: TestBackend;
let sale: Sale;
let owner: TestClient;
let other: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  const [one, two] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  owner = one;
  other = two;
  sale = await openSale(backend, { buyer: owner });
  const guid = sale.order;
  const [person] = (await orderOf(sale)).participants;
  const users = [{ ...person, last_name: SECRET, address: SECRET, share: { part: 1, of: 1 } }];
  expect((await owner.post('Order.SetUsers', { guid, users })).status).toBe(200);
  await owner.post('Order.SaveDraft', { guid, step: 'users', data: { note: SECRET } });
  await owner.post('Mortgage.SaveDraft', { kind: 'form', answers: { 'p0.last_name': SECRET } });
  await owner.post('LK.SendReview', {
    rating: 5,
    message: `${SECRET}: двор хороший, а лифт новый.`,
  });
  await owner.post('LK.AskDeletion', { reason: SECRET, password: BUYER_PASSWORD });
  const { ticket, statement, request } = await ownRecords();
  const uploaded = await upload(sale, PDF, { participant: 0, name: `${SECRET}.pdf` });
  const { file } = uploaded.body.result as { file: { guid: string } };
  const paid = await owner.post('Order.Pay', { guid, purpose: 'hold' });
  const { payment } = paid.body.result as { payment: string };
  const info = (await owner.post('User.GetInfo', {})).body.result as {
    user: { id: number; guid: string };
  };
  owned = {
    guid,
    order: guid,
    payment,
    file: file.guid,
    upload: file.guid,
    user_id: info.user.id,
    user_guid: info.user.guid,
    number: sale.number,
    ...{ ticket, statement, request },
  };
});
afterAll(() => backend.close());

/** A question, a statement and the order of a service, with the owner's words in each. */
async function ownRecords(): Promise<Record<'ticket' | 'statement' | 'request', string>> {
  const question = { topic: 'other', title: SECRET, text: SECRET };
  const statement = {
    template: 'replan',
    answers: { rooms: SECRET, walls: 'wet', works: SECRET },
  };
  const service = {
    service: 'pereezd',
    choice: 'Машина',
    address: SECRET,
    comment: SECRET,
    wished_on: '2026-11-28',
  };
  const sent = {
    ...((await owner.post('LK.SendTicket', question)).body.result as object),
    ...((await owner.post('LK.SendStatement', statement)).body.result as object),
    ...((await owner.post('LK.SendServiceRequest', service)).body.result as object),
  } as Record<'ticket' | 'statement' | 'request', { guid: string }>;
  return {
    ticket: sent.ticket.guid,
    statement: sent.statement.guid,
    request: sent.request.guid,
  };
}

/** An example of a method about the owner's things; `strange` names things that nobody has. */
function inputOf(method: MethodContract, strange = false): Record<string, unknown> {
  const [example] = examplesOf(method);
  const input = { ...(example?.input as Record<string, unknown>) };
  for (const [key, value] of Object.entries(owned)) {
    if (!(key in input)) continue;
    input[key] = strange && v.is(v.pipe(v.string(), v.uuid()), value) ? randomUUID() : value;
  }
  return input;
}

function ask(visitor: TestClient, method: MethodContract, input: Record<string, unknown>) {
  if (method.verb === 'POST') return visitor.post(method.name, input);
  const query = Object.entries(input).map(([key, value]) => [key, String(value)]);
  return visitor.get(method.name, Object.fromEntries(query) as Record<string, string>);
}

const methods = Object.values(handlers).map(({ method }) => [method.name, method] as const);
const buyers = methods.filter(([, { access }]) => access === 'buyer');

/** Methods about one thing of the owner: their inputs name it. */
const aboutOne = buyers.filter(([, method]) => {
  const entries = 'entries' in method.input ? Object.keys(method.input.entries as object) : [];
  return ['guid', 'order', 'payment', 'ticket', 'statement', 'request'].some((key) =>
    entries.includes(key),
  );
});

async function changesOf(): Promise<unknown> {
  const { db } = backend.services;
  return [await db.$count(orderEvents), await db.select().from(orders).orderBy(orders.guid)];
}

/** Whether an answer tells what only the owner may read. */
const leaks = ({ body }: TestAnswer) => JSON.stringify(body).includes(SECRET);

describe('a guest', () => {
  test.each(buyers)('is asked to log in by %s', async (_, method) => {
    const { status, body } = await ask(backend.visitor(), method, inputOf(method));
    expect([status, body.message]).toEqual([401, 'Войдите в личный кабинет']);
  });

  test('is asked to log in before his input is looked at', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"?"' };
    const posts = buyers.filter(([, { verb }]) => verb === 'POST');
    expect(posts.length).toBeGreaterThan(20);
    for (const [name] of posts) {
      const { status } = await backend.visitor().send(`/api/${name}`, init);
      expect([name, status]).toEqual([name, 401]);
    }
  });

  test.each(methods)('reads nothing of a buyer’s from %s', async (_, method) => {
    expect(leaks(await ask(backend.visitor(), method, inputOf(method)))).toBe(false);
  });
});

describe('another buyer', () => {
  test('meets methods about orders and payments', () => {
    expect(aboutOne.length).toBeGreaterThan(12);
  });

  test.each(aboutOne)(
    'gets from %s the answer of a thing that nobody has',
    async (name, method) => {
      const before = await changesOf();
      const theirs = await ask(other, method, inputOf(method));
      const nobodys = await ask(other, method, inputOf(method, true));
      expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body]);
      // To delete what is gone is no mistake elsewhere; an order that is not there always is.
      expect(name.startsWith('Order.') ? theirs.status : 404).toBe(404);
      expect(await changesOf()).toEqual(before);
    },
  );

  test.each(methods.filter(([name]) => name !== 'User.Logout'))(
    'reads nothing of the owner’s from %s',
    async (_, method) => {
      expect(leaks(await ask(other, method, inputOf(method)))).toBe(false);
    },
  );

  test.each([['GET'], ['PATCH']])('does not %s an upload or a file', async (verb) => {
    const { file } = owned as { file: string };
    const headers = { 'content-type': 'application/octet-stream' };
    const init = verb === 'PATCH' ? { method: verb, body: PDF, headers } : {};
    for (const visitor of [other, backend.visitor()]) {
      const upload = await visitor.send(`/api/uploads/${file}?offset=0`, init);
      expect([401, 404]).toContain(upload.status);
      expect([401, 404]).toContain((await visitor.send(`/api/files/${file}`)).status);
    }
  });
});

test('the owner reads all of it', async () => {
  const { data } = (await owner.post('Order.GetOrderById', { guid: sale.order })).body.result as {
    data: { participants: unknown[]; drafts: unknown; files: { src: string }[] };
  };
  expect(JSON.stringify(data)).toContain(SECRET);
  expect(data.drafts).toEqual({ users: { note: SECRET } });
  expect((await owner.send(data.files[0]?.src ?? '')).status).toBe(200);
  expect(registry.length).toBeGreaterThan(methods.length - 1);
});
