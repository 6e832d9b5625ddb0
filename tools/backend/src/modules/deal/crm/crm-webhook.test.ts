import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signBody } from '../../../adapters/partner/signature.ts';
import { startFakeCrm, type FakeCrm } from '../../../testing/crm-fakes/fake-crm.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { staffAs } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { leads } from '../lead/leads.table.ts';
import { leadWork } from '../lead-work/lead-work.table.ts';
import { crmEvents } from './crm-events.table.ts';

const SECRET = 'h'.repeat(32);
const HOOK = '/api/crm/webhook/hook';

let crm: FakeCrm;
let backend: TestBackend;

beforeAll(async () => {
  crm = await startFakeCrm();
  backend = await testBackend({
    environment: {
      ...{ CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: 's'.repeat(32) },
      ...{ CRM_ALLOW_PRIVATE: '1', CRM_HOOK_SECRET: SECRET },
    },
  });
});
afterAll(async () => {
  await backend.close();
  await crm.close();
});
beforeEach(async () => {
  await backend.services.crm.flush();
  await backend.services.db.delete(leads);
  await backend.services.db.delete(crmEvents);
  crm.requests.length = 0;
});

async function sentLead(): Promise<string> {
  const visitor = backend.visitor();
  const input = { name: 'Ольга', phone: '+79215550102', url: '/', token: await visitor.token() };
  expect((await visitor.post('Form.CallRequest', input)).status).toBe(200);
  const [lead] = await backend.services.db.select().from(leads);
  return lead?.guid ?? '';
}

async function tell(message: unknown, changes: { key?: string; at?: Date; path?: string } = {}) {
  const { key = SECRET, at = backend.clock(), path = HOOK } = changes;
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const headers = { 'x-signature': signBody(key, body, at) };
  const { status } = await backend.visitor().send(path, { method: 'POST', body, headers });
  return status;
}

const statusOf = async (lead: string) => {
  const rows = await backend.services.db.select().from(leadWork).where(eq(leadWork.leadGuid, lead));
  return rows[0]?.status;
};

test('a signed message works the lead, and repeated it does nothing more', async () => {
  const lead = await sentLead();
  const message = { event_id: 'company-0001', lead, status: 'thinking' };
  expect(await tell(message)).toBe(204);
  expect(await statusOf(lead)).toBe('thinking');
  expect(await tell({ event_id: 'company-0002', lead, status: 'declined' })).toBe(204);
  expect(await tell(message)).toBe(204);
  const [row] = await backend.services.db.select().from(leadWork);
  expect(row).toMatchObject({ status: 'declined', reason: 'Отказ отмечен в\u00a0CRM', version: 2 });
});

test.each([
  ['by another secret', {}, { key: 'f'.repeat(32) }, 403],
  ['long ago', {}, { at: new Date('2026-11-17T09:00:00Z') }, 403],
  ['with a status that is not one', { status: 'sold' }, {}, 400],
  ['of a CRM that is not set up', {}, { path: '/api/crm/amocrm/hook' }, 404],
])('a message signed %s changes nothing', async (_, changes, signing, status) => {
  const lead = await sentLead();
  const message = { event_id: 'company-0003', lead, status: 'thinking', ...changes };
  expect(await tell(message, signing)).toBe(status);
  expect(await statusOf(lead)).toBeUndefined();
});

test('a message that is no JSON, is too long or is about a stranger changes nothing', async () => {
  expect(await tell('{"lead":')).toBe(400);
  expect(await tell('x'.repeat(65 * 1024))).toBe(413);
  const stranger = '6b8a52c7-3c6e-4f0b-9a3f-0d8f6e5b4c21';
  expect(await tell({ event_id: 'company-0004', lead: stranger, status: 'thinking' })).toBe(204);
});

test('a viewing goes out after its lead, and when it is moved or over', async () => {
  const visitor = backend.visitor();
  const days = await visitor.get('Viewing.GetSlots', { lot: 'k2-23' });
  const slots = (days.body.result as { days: { times: { at: string; free: boolean }[] }[] }).days;
  const at = slots.flatMap(({ times }) => times).find(({ free }) => free)?.at;
  const input = { lot: 'k2-23', place: 'site', at, noscript: true };
  const person = { name: 'Ольга', phone: '+79215550102', email: 'olga@example.com' };
  const { body } = await visitor.post('Viewing.Book', { ...input, ...person });
  const { viewing } = body.result as { viewing: { key: string } };
  expect((await visitor.post('Viewing.Cancel', { key: viewing.key })).status).toBe(200);
  await backend.services.crm.flush();
  const messages = crm.requests.map(
    (request) => JSON.parse(request.body) as Record<string, unknown>,
  );
  expect(messages.map(({ event }) => event)).toEqual([
    'lead.created',
    'viewing.booked',
    'viewing.cancelled',
  ]);
  expect(messages[2]).toMatchObject({
    lead_id: messages[0]?.['id'],
    viewing: { state: 'cancelled' },
  });
  expect(JSON.stringify(messages[2])).not.toContain('Ольга');
});

test('an order goes out with its stages, and what came of it', async () => {
  await orderAt(backend, 6);
  await backend.services.crm.flush();
  const messages = crm.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(messages.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['order.opened', 'stage.changed']),
  );
  expect(messages.at(-1)).toMatchObject({
    order: { stage: 6, side: null, number: expect.stringMatching(/^M30-/) },
  });
});

test('the desk says what waits and why, and whoever may sends it again at once', async () => {
  const client = await staffAs(backend, 'head_of_sales');
  backend.clock.pass(60);
  crm.answer = (response) => response.writeHead(503).end();
  const lead = await sentLead();
  await backend.services.crm.flush();
  const { body } = await client.get('Crm.Get');
  expect(body.result).toMatchObject({
    ...{ system: 'Своя система (webhook)', state: 'failing', waiting: 1, stuck_total: 1 },
    failure: 'CRM ответила ошибкой (HTTP 503)',
    stuck: [{ lead, what: 'Новая заявка', attempts: 1 }],
  });
  backend.clock.pass(1);
  crm.answer = (response) => response.writeHead(200).end();
  expect((await client.post('Crm.Retry', {})).body.result).toEqual({ waiting: 1 });
  await backend.services.crm.flush();
  expect((await client.get('Crm.Get')).body.result).toMatchObject({ state: 'working', waiting: 0 });
});
