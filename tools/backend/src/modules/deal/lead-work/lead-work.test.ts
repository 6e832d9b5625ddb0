import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { demoStaff } from '../../../../demo/seed/demo-staff.ts';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { leads } from '../lead/leads.table.ts';

type List = StudioResult<'Leads.List'>;
type Lead = StudioResult<'Leads.Get'>['lead'];

let backend: TestBackend;
let manager: StudioClient;
let head: StudioClient;
let broker: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  manager = await staffAs(backend, 'sales_manager');
  head = await staffAs(backend, 'head_of_sales');
  broker = await staffAs(backend, 'mortgage_broker');
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(leads));

const guidOf = (role: string) => demoStaff.find((one) => one.role === role)?.guid ?? '';

/** Sends the form of a flat. */
async function send(name: string, more: object = {}): Promise<void> {
  const visitor = backend.visitor();
  const token = await visitor.token();
  const [lot] = backend.services.catalogue.snapshot.lots.keys();
  const lead = { name, phone: '+7 (921) 555-01-02', apartment_guid: lot, token, ...more };
  const { status } = await visitor.post('Form.CallRequestOrderForm', lead);
  expect(status).toBe(200);
  backend.clock.pass(1);
}

const list = (client: StudioClient, query: Record<string, string> = {}) =>
  client.result<List>(client.get('Leads.List', query));

async function oneLead(): Promise<List['leads'][number]> {
  await send('Ольга');
  const [lead] = (await list(manager)).leads;
  if (!lead) throw new Error('the lead is not listed');
  return lead;
}

test('a lead is new and nobody’s until somebody does something with it', async () => {
  const lead = await oneLead();
  expect(lead).toMatchObject({ status: 'new', responsible: null, answered_at: null, version: 0 });
  expect(lead.lot?.title).toMatch(/№/);
  const counts = (await list(manager)).counts;
  expect(counts).toEqual({ by_status: { new: 1 }, mine: 0, nobody: 1, overdue: 0, all: 1 });
});

test('a card tells everything that is stored of a lead', async () => {
  await send('=HYPERLINK("https://evil.test")', {
    consent: { mode: 'explicit', version: '2026-09-01' },
    marketing: { utm_source: 'yandex', yclid: '42' },
    referrer: 'https://ya.ru/',
  });
  const [{ guid } = expect.fail('no lead')] = (await list(manager)).leads;
  const read = manager.get('Leads.Get', { lead: guid });
  const { lead } = await manager.result<{ lead: Lead }>(read);
  expect(lead).toMatchObject({
    ...{ name: '=HYPERLINK("https://evil.test")', phone: '+79215550102', files: [] },
    ...{ marketing: { utm_source: 'yandex', yclid: '42' }, referrer: 'https://ya.ru/' },
    delivery: 'не передаётся',
  });
  expect(Object.fromEntries(lead.facts.map(({ label, value }) => [label, value]))).toMatchObject({
    'Антибот-проверка': 'пройдена',
    Согласие: 'отдельной отметкой',
    'Согласие на': 'обработка персональных данных',
    'Версия согласия': '2026-09-01',
    'Цель обработки': expect.any(String) as string,
    'Согласие дано': expect.stringMatching(/^\d\d\.\d\d\.2026 /) as string,
  });
});

test.each(['00000000-0000-4000-8000-000000000000', 'x', "'"])(
  'lead «%s» is not found',
  async (lead) => {
    expect([400, 404]).toContain((await manager.get('Leads.Get', { lead })).status);
  },
);

test('what a program sends is counted and not listed', async () => {
  const before = (await list(manager)).caught;
  await send('Программа', { website: 'https://spam.example' });
  const { total, caught } = await list(manager);
  expect([total, caught]).toEqual([0, before + 1]);
});

test('a step that is late comes first and is counted', async () => {
  await send('Первая');
  await send('Вторая');
  const [, first] = (await list(manager)).leads;
  const due = new Date(backend.clock().getTime() + 600_000).toISOString();
  const input = { lead: first?.guid, version: 0, step: 'Позвонить', due_at: due };
  await manager.result(manager.post('Leads.SetStep', input));
  expect((await list(manager)).counts.overdue).toBe(0);
  backend.clock.pass(3600);
  const { leads: listed, counts } = await list(manager);
  expect(listed.map(({ name, overdue }) => [name, overdue])).toEqual([
    ['Первая', true],
    ['Вторая', false],
  ]);
  expect(counts.overdue).toBe(1);
  expect((await list(manager, { overdue: '1' })).total).toBe(1);
});

test.each([
  [{ text: 'ОЛЬГ' }, 1],
  [{ text: '555-01' }, 1],
  [{ text: 'нет таких' }, 0],
  [{ source: 'yandex' }, 1],
  [{ source: 'avito' }, 0],
  [{ status: 'new' }, 1],
  [{ status: 'order' }, 0],
  [{ responsible: 'nobody' }, 1],
  [{ responsible: 'me' }, 0],
  [{ form: 'Form.CallRequestOrderForm' }, 1],
  [{ from: '2030-01-01' }, 0],
  [{ to: '2030-01-01' }, 1],
  [{ text: '8 921 555-01-02' }, 1],
  [{ text: '%' }, 0],
  [{ text: '\\' }, 0],
  [{ text: "' or 1=1 --" }, 0],
] as const)('%j finds %i', async (query, total) => {
  await send('Ольга', { marketing: { utm_source: 'yandex' } });
  expect((await list(manager, query)).total).toBe(total);
});

describe('who is responsible', () => {
  const assign = (client: StudioClient, lead: string, version: number, role: string | null) =>
    client.post('Leads.Assign', { lead, version, responsible: role && guidOf(role) });

  test('a manager takes a free lead, and gives only the own one back', async () => {
    const { guid } = await oneLead();
    expect((await assign(manager, guid, 0, 'head_of_sales')).status).toBe(403);
    expect((await assign(manager, guid, 0, 'sales_manager')).status).toBe(200);
    expect((await list(manager, { responsible: 'me' })).total).toBe(1);
    expect((await assign(head, guid, 1, 'head_of_sales')).status).toBe(200);
    expect((await assign(manager, guid, 2, 'sales_manager')).status).toBe(403);
    expect((await assign(manager, guid, 2, null)).status).toBe(403);
  });

  test('a broker reads leads and changes none', async () => {
    const { guid } = await oneLead();
    expect((await broker.get('Leads.Get', { lead: guid })).status).toBe(200);
    expect((await assign(broker, guid, 0, 'mortgage_broker')).status).toBe(403);
  });
});

test('of two who change a lead at once the second is told', async () => {
  const { guid: lead } = await oneLead();
  const answers = await Promise.all([
    manager.post('Leads.ChangeStatus', { lead, version: 0, status: 'in_work' }),
    head.post('Leads.ChangeStatus', { lead, version: 0, status: 'thinking' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = answers.find(({ status }) => status === 409) ?? answers[0];
  expect(body.message).toBe('Заявку уже изменил коллега. Обновите её и\u00a0повторите');
});

test('a refusal has its reason, and the journal both states', async () => {
  const { guid: lead } = await oneLead();
  const decline = { lead, version: 0, status: 'declined' };
  expect((await manager.post('Leads.ChangeStatus', decline)).status).toBe(422);
  await manager.result(
    manager.post('Leads.ChangeStatus', { ...decline, reason: 'Купил у других' }),
  );
  const where = and(eq(staffAudit.subject, 'lead'), eq(staffAudit.subjectId, lead));
  const [entry] = await backend.services.db.select().from(staffAudit).where(where);
  expect(entry).toMatchObject({
    method: 'Leads.ChangeStatus',
    before: { status: 'new', reason: '' },
    after: { status: 'declined', reason: 'Купил у других' },
  });
});

test('a comment that is sent twice under one key stands once, and the twin is named', async () => {
  const { guid: lead } = await oneLead();
  await send('Ольга ещё раз');
  const input = { lead, kind: 'call', text: 'Не ответила' };
  const key = { 'idempotency-key': 'comment-of-a-test' };
  await manager.result(manager.post('Leads.Comment', input, key));
  await manager.result(manager.post('Leads.Comment', input, key));
  const read = manager.get('Leads.Get', { lead });
  const { lead: found } = await manager.result<{ lead: Lead }>(read);
  expect(found.notes.map(({ kind, text, author }) => [kind, text, author])).toEqual([
    ['call', 'Не ответила', 'Сафина Дарья'],
  ]);
  expect(found.twins).toHaveLength(1);
  expect(found.answered_at).not.toBeNull();
});

test('a twin is closed and its notes come over; a stranger’s lead is none', async () => {
  const { guid: twin } = await oneLead();
  await manager.result(manager.post('Leads.Comment', { lead: twin, text: 'Первая' }));
  await send('Ольга ещё раз');
  await send('Другая', { phone: '+7 (921) 555-09-09' });
  const { leads: listed } = await list(manager, { sort: 'newest' });
  const [other, lead] = listed.map(({ guid }) => guid);
  const stranger = manager.post('Leads.Merge', { lead, version: 0, twin: other });
  expect((await stranger).status).toBe(422);
  const merged = manager.post('Leads.Merge', { lead, version: 0, twin });
  const { lead: found } = await manager.result<{ lead: Lead }>(merged);
  expect(found.notes.map(({ text }) => text)).toEqual(['Первая']);
  const closed = (await list(manager, { status: 'declined' })).leads.map(({ guid }) => guid);
  expect(closed).toEqual([twin]);
});

test('the table for a spreadsheet has what the filter of the desk finds, for who sees leads, and stands in the journal', async () => {
  const { guid: lead } = await oneLead();
  await send('Пётр');
  await manager.result(
    manager.post('Leads.Assign', { lead, version: 0, responsible: guidOf('sales_manager') }),
  );
  const open = async (client: StudioClient, query = '') =>
    client.visitor.send(`/studio/leads.csv${query}`);
  const names = async (query: string) => {
    const lines = (await (await open(manager, query)).text()).split('\r\n').slice(1, -1);
    return lines.map((line) => line.split(';')[2]);
  };
  expect(await names('')).toEqual(['Пётр', 'Ольга']);
  expect(await names('?responsible=me')).toEqual(['Ольга']);
  expect(await names('?responsible=nobody&status=new')).toEqual(['Пётр']);
  const { headers, status } = await open(broker);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect((await open(await staffAs(backend, 'lawyer'))).status).toBe(403);
  expect((await open(manager, '?unknown=1')).status).toBe(400);
  const { db } = backend.services;
  const entries = await db.select().from(staffAudit).where(eq(staffAudit.method, 'Leads.Export'));
  expect(entries.map(({ after }) => after)).toContainEqual({ responsible: 'me' });
});

test('the table opens in Russian Excel, holds no formula and every lead of however many pages', async () => {
  await send('=HYPERLINK("https://evil.test";"Ольга")<script>alert(1)</script>', {
    marketing: { utm_source: 'yandex', utm_campaign: '-2+3', yclid: '42' },
    referrer: 'https://ya.ru/',
  });
  const [row] = await backend.services.db.select().from(leads);
  if (!row) throw new Error('no lead');
  const others = Array.from({ length: 600 }, () => ({ ...row, guid: randomUUID() }));
  await backend.services.db.insert(leads).values(others);
  const answer = await manager.visitor.send('/studio/leads.csv');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="lidy-2026-/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toHaveLength(602);
  expect(lines[0]).toMatch(/Принята \(Москва\);Форма;Имя;Телефон;Почта;Жилой комплекс;/);
  expect(lines[1]).toContain(
    `;"'=HYPERLINK(""https://evil.test"";""Ольга"")<script>alert(1)</script>";8 (921) 555-01-02;`,
  );
  expect(lines[1]).toContain(";yandex;;'-2+3;;;yclid=42;https://ya.ru/;");
  for (const line of lines) {
    for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=+@-]/);
  }
});
