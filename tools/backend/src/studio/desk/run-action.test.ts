import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ROLES, mayRole } from '@m30/studio/contract/core/roles';
import type { StudioResult } from '@m30/studio/contract/client';
import { staffActions } from '../../compose/staff/staff-registry.ts';
import { orderEvents } from '../../modules/deal/order/order-events.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { orderAt } from '../../testing/order-at.ts';
import { upload, type Sale } from '../../testing/sale.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

const NOBODYS = 'aa11bb22-cc33-4d44-8e55-ff6677889900';
const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let backend: TestBackend;

/** An order whose documents wait to be checked, and one of them. */
async function waitingSale(): Promise<{ sale: Sale; file: string }> {
  const sale = await orderAt(backend, 6);
  let file = '';
  for (const participant of [0, 1]) {
    const sent = await upload(sale, PDF, { participant, name: 'паспорт.pdf' });
    file = (sent.body.result as { file: { guid: string } }).file.guid;
  }
  await sale.buyer.post('Order.SendDocuments', { guid: sale.order });
  return { sale, file };
}

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

describe.each(ALL_ROLES.map((role) => [role] as const))('the role %s', (role) => {
  let client: StudioClient;
  beforeAll(async () => {
    client = await staffAs(backend, role);
  });

  test('is shown the actions that it may do', async () => {
    type Listed = StudioResult<'Actions.List'>;
    const { actions } = await client.result<Listed>(client.get('Actions.List'));
    const allowed = staffActions.filter(({ right }) => mayRole(role, right));
    expect(actions.map(({ name }) => name)).toEqual(allowed.map(({ name }) => name));
  });

  test.each(staffActions.map((action) => [action.name, action] as const))(
    'does %s only with its right',
    async (name, { right }) => {
      const before = await backend.services.db.$count(staffAudit);
      const { status, body } = await client.post('Actions.Run', { name, fields: {} });
      if (mayRole(role, right)) expect([status, body.message]).not.toContain(403);
      else expect([status, body.message]).toEqual([403, 'Вашей роли это действие не разрешено']);
      if (status !== 200) expect(await backend.services.db.$count(staffAudit)).toBe(before);
    },
  );

  test('sees only what it works on, each with actions that it may do', async () => {
    const { work } = await client.result<StudioResult<'Work.List'>>(client.get('Work.List'));
    const rights = new Map(staffActions.map(({ name, right }) => [name, right]));
    const shown = work.flatMap(({ items }) => items.flatMap(({ actions }) => actions));
    for (const { name } of shown) {
      const right = rights.get(name);
      expect(right && mayRole(role, right), name).toBe(true);
    }
  });
});

describe('a document of a buyer', () => {
  let sale: Sale;
  let file: string;
  let lawyer: StudioClient;
  beforeAll(async () => {
    lawyer = await staffAs(backend, 'lawyer');
    ({ sale, file } = await waitingSale());
  });

  const documents = () =>
    lawyer.result<StudioResult<'Documents.List'>>(lawyer.get('Documents.List'));

  test('is listed with its file, which only who checks may have', async () => {
    const listed = (await documents()).documents.filter(({ order }) => order === sale.order);
    expect(listed.map(({ check }) => check)).toEqual(['sent', 'sent']);
    const src = listed[0]?.src ?? '';
    const given = await lawyer.visitor.send(src);
    expect([given.status, given.headers.get('content-type')]).toEqual([
      200,
      'application/octet-stream',
    ]);
    const marketer = await staffAs(backend, 'marketer');
    expect((await marketer.visitor.send(src)).status).toBe(403);
    expect((await backend.visitor().send(src)).status).toBe(401);
    expect((await sale.buyer.send(src)).status).toBe(401);
  });

  test('is refused with its reason, in the timeline by who has done it, and in the journal', async () => {
    const input = { order: sale.order, file, reason: 'Не видно серию паспорта' };
    await lawyer.result(lawyer.post('Documents.Refuse', input));
    type Timeline = StudioResult<'Orders.GetTimeline'>;
    const { timeline } = await lawyer.result<Timeline>(
      lawyer.get('Orders.GetTimeline', { order: sale.order }),
    );
    expect(timeline[0]).toMatchObject({
      person: 'Широкова Нина',
      title: expect.stringMatching(/^Документ нужно заменить: паспорт/),
      reason: 'Не видно серию паспорта',
    });
    const [entry] = await backend.services.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.method, 'document.refuse'));
    expect(entry).toMatchObject({ subject: 'order', subjectId: sale.order });
    expect(entry?.after).toMatchObject({ 'поле reason': 'Не видно серию паспорта' });
    expect(entry?.before).toHaveProperty('version');
  });

  test('that nobody has sent changes nothing, and leaves no entry', async () => {
    const { db } = backend.services;
    const counts = () => Promise.all([db.$count(staffAudit), db.$count(orderEvents)]);
    const before = await counts();
    const input = { order: sale.order, file: NOBODYS };
    expect((await lawyer.post('Documents.Accept', input)).status).toBe(409);
    expect(await counts()).toEqual(before);
  });
});

test('an action that is sent twice under one key is done once', async () => {
  const client = await staffAs(backend, 'lawyer');
  const { sale, file } = await waitingSale();
  const input = { order: sale.order, file };
  const key = { 'idempotency-key': 'action-of-a-test' };
  const { db } = backend.services;
  const before = await db.$count(staffAudit);
  for (let times = 0; times < 2; times++) {
    const answer = client.post('Documents.Accept', input, key);
    expect(await client.result(answer)).toEqual({ message: 'Документ принят' });
  }
  expect(await db.$count(staffAudit)).toBe(before + 1);
});

test('what an action writes falls with the entry that cannot be written', async () => {
  const client = await staffAs(backend, 'lawyer');
  const { sale, file } = await waitingSale();
  const { db } = backend.services;
  const before = await db.$count(orderEvents);
  await db.execute('alter table staff_audit rename to staff_audit_away');
  try {
    const input = { order: sale.order, file };
    expect((await client.post('Documents.Accept', input)).status).toBe(500);
  } finally {
    await db.execute('alter table staff_audit_away rename to staff_audit');
  }
  expect(await db.$count(orderEvents)).toBe(before);
});
