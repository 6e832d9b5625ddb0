import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crmConnections } from '../../../adapters/crm/crm-connections.table.ts';
import {
  amoBench,
  bitrixBench,
  HOOK_SECRET,
  MANAGER,
  processOf,
  storedLead,
  THEIR_MANAGER,
  type Bench,
} from '../../../testing/crm-fakes/crm-bench.ts';
import type { Fault } from '../../../testing/crm-fakes/fake-server.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { leadDelivery, leads } from '../lead/leads.table.ts';
import { leadWork } from '../lead-work/lead-work.table.ts';
import type { CrmDelivery } from './crm-delivery.ts';
import { crmEvents } from './crm-events.table.ts';

let backend: TestBackend;
let bench: Bench;
let crm: CrmDelivery;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const SYSTEMS = [
  ['amoCRM', amoBench],
  ['Bitrix24', bitrixBench],
] as const;

/** What goes wrong, and by what the staff is told. */
const FAULTS: readonly (readonly [string, Fault, RegExp])[] = [
  ['says 429', { kind: 'status', status: 429, headers: { 'retry-after': '5' } }, /HTTP 429/],
  ['says 500', { kind: 'status', status: 500 }, /HTTP 500/],
  ['says 403', { kind: 'status', status: 403 }, /HTTP 403/],
  ['refuses a value', { kind: 'status', status: 400, body: {} }, /HTTP 400/],
  ['answers with a page', { kind: 'nonsense' }, /invalid answer/],
  ['takes it and breaks off', { kind: 'lost' }, /ECONNRESET|hang up/],
];

describe.each(SYSTEMS)('%s', (_, start) => {
  beforeEach(async () => {
    const { db } = backend.services;
    for (const table of [leads, crmConnections, staffAudit]) await db.delete(table);
    bench = await start();
    crm = processOf(backend, bench);
  });
  afterEach(async () => {
    await crm.stop();
    await bench.fake.close();
  });

  /** What waits comes due, and another process looks: the first was killed, or its circuit is open. */
  async function later() {
    backend.clock.pass(3600);
    crm = processOf(backend, bench);
    await crm.flush();
  }

  const note = (lead: string) => crm.note(backend.services.db, { type: 'lead.updated', lead });

  async function work(lead: string, set: Partial<typeof leadWork.$inferInsert>) {
    const row = { leadGuid: lead, answeredAt: backend.clock(), ...set };
    await backend.services.db
      .insert(leadWork)
      .values(row)
      .onConflictDoUpdate({ target: leadWork.leadGuid, set: row });
    await note(lead);
  }

  async function workOf(lead: string) {
    const [found] = await backend.services.db
      .select({ status: leadWork.status, reason: leadWork.reason, email: staffPeople.email })
      .from(leadWork)
      .leftJoin(staffPeople, eq(staffPeople.id, leadWork.responsibleId))
      .where(eq(leadWork.leadGuid, lead));
    return found;
  }

  async function hear({ body, query }: { body: string; query: string }) {
    const outcome = await crm.hear({ body, query: new URLSearchParams(query), signature: '' });
    await crm.flush();
    return outcome;
  }

  test('a lead arrives once, with its form, its campaign and its person', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    await later();
    const [item, ...rest] = bench.items();
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ origin: lead, status: '101' });
    expect(Object.values(item?.fields ?? {})).toEqual(
      expect.arrayContaining(['Обратный звонок', 'yandex', '/']),
    );
  });

  test('status, responsible and viewings of a lead change what is there, in their order', async () => {
    const lead = await storedLead(backend, crm);
    const [manager] = await backend.services.db
      .select()
      .from(staffPeople)
      .where(eq(staffPeople.email, MANAGER));
    await work(lead, { status: 'viewing', responsibleId: manager?.id ?? null });
    const viewing = {
      ...{ id: lead, state: 'booked' as const, starts_at: '2026-11-20T09:00:00Z' },
      ...{ place: 'В офисе', host: 'Анна', lot: 'квартира № 57' },
    };
    await crm.note(backend.services.db, { type: 'viewing.booked', lead, viewing });
    const done = { ...viewing, state: 'done' as const };
    await crm.note(backend.services.db, { type: 'viewing.done', lead, viewing: done });
    await crm.flush();
    const [item] = bench.items();
    expect(bench.items()).toHaveLength(1);
    expect(item).toMatchObject({ status: '103', manager: THEIR_MANAGER });
    expect(Object.values(item?.fields ?? {})).toEqual(
      expect.arrayContaining(['Анна', 'квартира № 57', 'Состоялся']),
    );
  });

  test.each(FAULTS)(
    'a CRM that %s gets the lead once, when it is well',
    async (_what, fault, reason) => {
      const lead = await storedLead(backend, crm);
      bench.fake.fail(bench.creates, fault);
      await crm.flush();
      const [row] = await backend.services.db.select().from(leadDelivery);
      expect([row?.deliveredAt, row?.lastError]).toEqual([null, expect.stringMatching(reason)]);
      const [connection] = await backend.services.db.select().from(crmConnections);
      expect(connection?.failure).toMatch(reason);
      await later();
      expect(bench.items().map(({ origin }) => origin)).toEqual([lead]);
    },
  );

  test('a CRM that is silent or gone keeps nothing from being stored, and gets it once', async () => {
    const lead = await storedLead(backend, crm);
    bench.fake.fail(bench.creates, { kind: 'silent' });
    await processOf(backend, bench, 500).flush();
    const gone = processOf(backend, { settings: { ...bench.settings, url: 'http://127.0.0.1:9' } });
    backend.clock.pass(3600);
    await gone.flush();
    const [row] = await backend.services.db.select().from(leadDelivery);
    expect(row).toMatchObject({ attempts: 2, lastError: 'ECONNREFUSED' });
    await later();
    expect(bench.items().map(({ origin }) => origin)).toEqual([lead]);
  });

  test('a process that is killed between the answer and its note leaves no second one', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    // As the database is when the answer never reached it.
    await backend.services.db.execute('delete from crm_links');
    await backend.services.db.update(leadDelivery).set({ deliveredAt: null, claim: null });
    await note(lead);
    await later();
    expect(bench.items().map(({ origin }) => origin)).toEqual([lead]);
  });

  test('processes that deliver at once make one item of each lead', async () => {
    const sent = [await storedLead(backend, crm, 'Глеб')];
    await crm.flush();
    for (const name of ['Анна', 'Борис', 'Вера']) sent.push(await storedLead(backend, crm, name));
    await Promise.all(
      [crm, processOf(backend, bench), processOf(backend, bench)].map((one) => one.flush()),
    );
    expect(
      bench
        .items()
        .map(({ origin }) => origin)
        .toSorted(),
    ).toEqual(sent.toSorted());
  });

  test('what the CRM says of status and manager is worked in the Studio, once, and is no news to the CRM', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    const message = bench.change(lead, { status: '102', manager: THEIR_MANAGER });
    expect(await hear(message)).toBe('taken');
    expect(await hear(message)).toBe('taken');
    expect(await workOf(lead)).toEqual({ status: 'in_work', reason: '', email: MANAGER });
    const journal = await backend.services.db.select().from(staffAudit);
    expect(journal).toMatchObject([{ method: 'Crm.Hook', personId: null, subjectId: lead }]);
    expect(journal[0]?.summary).toMatch(/^CRM: статус «В работе», ответственный: /);
    const outgoing = eq(crmEvents.type, 'lead.updated');
    expect(await backend.services.db.$count(crmEvents, outgoing)).toBe(0);
  });

  test('an echo of what we told, two of ours being one there, changes nothing', async () => {
    const lead = await storedLead(backend, crm);
    await work(lead, { status: 'thinking' });
    await crm.flush();
    expect(bench.items()[0]?.status).toBe('102');
    await hear(bench.change(lead, {}));
    expect(await workOf(lead)).toMatchObject({ status: 'thinking' });
  });

  test('what the staff changed and the CRM does not know yet is newer', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    const message = bench.change(lead, { status: '102' });
    await work(lead, { status: 'viewing' });
    await hear(message);
    expect(await workOf(lead)).toMatchObject({ status: 'viewing' });
    expect(bench.items()[0]?.status).toBe('103');
  });

  test('a status that the map does not name is left alone', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    await hear(bench.change(lead, { status: '999' }));
    expect(await workOf(lead)).toBeUndefined();
  });

  test('a message without the secret is refused, one about a stranger is ignored', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    const { body, query } = bench.change(lead, { status: '102' });
    const forged = {
      body: body.replace(HOOK_SECRET, 'f'.repeat(32)),
      query: query.replace(HOOK_SECRET, 'f'.repeat(32)),
    };
    expect(await hear(forged)).toBe('refused');
    expect(await workOf(lead)).toBeUndefined();
    const said = new URLSearchParams(body);
    for (const [name] of said) if (/\[id\]$/i.test(name)) said.set(name, '424242');
    const stranger = said.toString();
    expect(await hear({ body: stranger, query })).toBe('taken');
    expect(await backend.services.db.$count(crmEvents)).toBe(0);
  });

  test('an item that was deleted there is not made again by a change', async () => {
    const lead = await storedLead(backend, crm);
    await crm.flush();
    bench.forget();
    await note(lead);
    await crm.flush();
    expect(bench.items()).toEqual([]);
    const [row] = await backend.services.db.select().from(crmEvents);
    expect(row).toMatchObject({ lastError: 'deleted there' });
    expect(row?.deliveredAt).not.toBeNull();
  });
});

test('a token that the CRM refuses before its time is renewed on the way', async () => {
  for (const start of [amoBench, () => bitrixBench({ oauth: true })]) {
    const { db } = backend.services;
    for (const table of [leads, crmConnections]) await db.delete(table);
    bench = await start();
    crm = processOf(backend, bench);
    const first = await storedLead(backend, crm);
    await crm.flush();
    bench.fake.oauth.expire();
    const second = await storedLead(backend, crm);
    await crm.flush();
    expect(bench.items().map(({ origin }) => origin)).toEqual([first, second]);
    expect([bench.fake.oauth.given, bench.fake.oauth.refused]).toEqual([2, 0]);
    await crm.stop();
    await bench.fake.close();
  }
});
