import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadDelivery, leads } from '../lead/leads.table.ts';
import { startFakeCrm, type FakeCrm } from '../../../testing/crm-fakes/fake-crm.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createLeadDelivery, LEASE } from './lead-delivery.ts';
import { createPostSigned } from '../../../adapters/crm/webhook/post-signed.ts';
import { leadPayload } from './lead-payload.ts';

const secret = 's'.repeat(32);

let crm: FakeCrm;
let backend: TestBackend;

const environment = () => ({
  CRM_WEBHOOK_URL: crm.url,
  CRM_WEBHOOK_SECRET: secret,
  CRM_ALLOW_PRIVATE: '1',
});

beforeAll(async () => {
  crm = await startFakeCrm();
  backend = await testBackend({ environment: environment() });
});
afterAll(async () => {
  await backend.close();
  await crm.close();
});
beforeEach(async () => {
  await backend.services.crm.flush();
  await backend.services.db.delete(leads);
  crm.requests.length = 0;
  crm.records.clear();
  crm.answer = (response) => response.writeHead(200).end();
});

const rows = () => backend.services.db.select().from(leadDelivery);

/** A delivery as another process, or this one after a restart, would have it. */
function delivery(timeout = 5000) {
  const { db, clock, log } = backend.services;
  const post = createPostSigned({ url: crm.url, secret, allowPrivate: true, clock, timeout });
  const send = (lead: typeof leads.$inferSelect, signal?: AbortSignal) =>
    post(lead.guid, JSON.stringify(leadPayload(lead)), signal);
  return createLeadDelivery({ db, send, clock, log, random: () => 1 });
}

async function sendLead(name = 'Ольга') {
  const visitor = backend.visitor();
  const input = { name, phone: '8 (921) 555-01-02', url: '/katalog', token: await visitor.token() };
  const { status } = await visitor.post('Form.CallRequest', input);
  expect(status).toBe(200);
}

/** A lead that is stored and due, with nobody delivering it yet. */
async function storeDue(name = 'Ольга') {
  crm.answer = (response) => response.writeHead(503).end();
  await sendLead(name);
  await backend.services.crm.flush();
  await backend.services.db
    .update(leadDelivery)
    .set({ attempts: 0, nextAttemptAt: backend.clock(), lastError: null });
  crm.requests.length = 0;
  crm.records.clear();
  crm.answer = (response) => response.writeHead(200).end();
}

test('a lead reaches the CRM with everything that is stored, under its own key', async () => {
  await sendLead();
  await backend.services.crm.flush();
  const [lead] = await backend.services.db.select().from(leads);
  expect(crm.requests).toHaveLength(1);
  expect(crm.requests[0]?.key).toBe(lead?.guid);
  expect(JSON.parse(crm.requests[0]?.body ?? '')).toEqual({
    event: 'lead.created',
    event_id: lead?.guid,
    at: backend.clock().toISOString(),
    id: lead?.guid,
    method: 'Form.CallRequest',
    created_at: backend.clock().toISOString(),
    name: 'Ольга',
    phone: '+79215550102',
    url: '/katalog',
    consent: null,
    marketing: {},
    referrer: null,
    token_check: 'passed',
    status: 'new',
    reason: '',
    responsible: null,
  });
  expect(await rows()).toMatchObject([{ attempts: 1, deliveredAt: backend.clock() }]);
});

describe('a CRM that fails', () => {
  test('never fails the lead, and gets it again after a growing wait', async () => {
    await storeDue();
    const { flush } = delivery();
    crm.answer = (response) => response.writeHead(500).end();
    const dueIn = async () =>
      ((await rows())[0]?.nextAttemptAt.getTime() ?? 0) - backend.clock().getTime();
    for (const wait of [30, 60, 120, 240]) {
      await flush();
      expect(await dueIn()).toBe(wait * 1000);
      await flush();
      backend.clock.pass(wait);
    }
    expect(crm.requests).toHaveLength(4);
    expect(await rows()).toMatchObject([{ attempts: 4, lastError: 'HTTP 500', deliveredAt: null }]);
    crm.answer = (response) => response.writeHead(204).end();
    await flush();
    expect(await rows()).toMatchObject([{ attempts: 5, lastError: null }]);
    expect(new Set(crm.requests.map(({ key }) => key)).size).toBe(1);
    expect(new Set(crm.requests.map(({ body }) => body)).size).toBe(1);
  });

  test('by silence is given up in time', async () => {
    await storeDue();
    crm.answer = () => undefined;
    await delivery(100).flush();
    expect(await rows()).toMatchObject([{ lastError: 'timeout', deliveredAt: null }]);
  });

  test('is not asked for every waiting lead, and one bad lead does not stop the others', async () => {
    for (const name of ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']) await storeDue(name);
    crm.answer = (response) => response.writeHead(500).end();
    await delivery().flush();
    expect(crm.requests).toHaveLength(3);

    await backend.services.db.update(leadDelivery).set({ nextAttemptAt: backend.clock() });
    crm.answer = (response, request) => {
      const bad = request.headers['idempotency-key'] === crm.requests[0]?.key;
      response.writeHead(bad ? 400 : 200).end();
    };
    await delivery().flush();
    const states = (await rows()).map(({ deliveredAt }) => deliveredAt !== null);
    expect(states.filter(Boolean)).toHaveLength(4);
  });
});

describe('one lead becomes one record', () => {
  test('when two processes deliver at once', async () => {
    for (const name of ['Анна', 'Борис', 'Вера']) await storeDue(name);
    await Promise.all([delivery().flush(), delivery().flush(), delivery().flush()]);
    expect(crm.requests).toHaveLength(3);
    expect(crm.records.size).toBe(3);
  });

  test('when the answer to the first try was lost', async () => {
    await storeDue();
    crm.answer = (response) => response.destroy();
    await delivery().flush();
    backend.clock.pass(30);
    crm.answer = (response) => response.writeHead(200).end();
    await delivery().flush();
    expect(crm.requests).toHaveLength(2);
    expect(crm.records.size).toBe(1);
  });

  test('when the process was killed in the middle of a try', async () => {
    await storeDue();
    crm.answer = () => undefined;
    const killed = delivery(60_000);
    void killed.flush();
    await expect.poll(() => crm.requests.length).toBe(1);

    crm.answer = (response) => response.writeHead(200).end();
    const restarted = delivery();
    await restarted.flush();
    expect(crm.requests).toHaveLength(1);
    backend.clock.pass(LEASE / 1000);
    await restarted.flush();
    expect(crm.requests).toHaveLength(2);
    expect(crm.records.size).toBe(1);

    // The old try ends late: it no longer owns the row and must not touch it.
    await killed.stop();
    expect(await rows()).toMatchObject([{ attempts: 2, deliveredAt: backend.clock() }]);
  });
});

test('a lead that is repeated by its key is delivered once', async () => {
  // After the failures above the CRM is left alone for a while; this process knows nothing of them.
  const fresh = await backend.restarted(environment());
  const visitor = fresh.visitor();
  const input = { name: 'Ольга', phone: '+79215550102', url: '/', token: await visitor.token() };
  const key = { 'idempotency-key': 'c3a5f1de-0001' };
  await Promise.all(Array.from({ length: 10 }, () => visitor.post('Form.CallRequest', input, key)));
  await fresh.services.crm.flush();
  expect(crm.requests).toHaveLength(1);
});

test('without a CRM nothing waits for one', async () => {
  const alone = await backend.restarted({ CRM_WEBHOOK_URL: '' });
  const visitor = alone.visitor();
  const input = { name: 'Ольга', phone: '+79215550102', url: '/', token: await visitor.token() };
  expect((await visitor.post('Form.CallRequest', input)).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('a lead that staff delete is no longer delivered', async () => {
  await storeDue();
  const [row] = await rows();
  await backend.services.db.delete(leads).where(eq(leads.guid, row?.leadGuid ?? ''));
  await delivery().flush();
  expect(crm.requests).toEqual([]);
});
