import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { demoStaff } from '../../../../demo/seed/demo-staff.ts';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { changedFields } from './changed-fields.ts';

type List = StudioResult<'Audit.List'>;

const editor = demoStaff.find(({ role }) => role === 'editor')?.guid ?? '';

let backend: TestBackend;
let admin: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
  const reason = '=cmd|calc';
  await admin.result(admin.post('Staff.Restrict', { person: editor, reason }));
  await admin.result(admin.post('Staff.Unrestrict', { person: editor }));
});
afterAll(() => backend.close());

test('an entry says who has changed what, the latest first', async () => {
  const asked = admin.get('Audit.List', { subject: 'person', of: editor });
  const { total, entries } = await admin.result<List>(asked);
  expect(total).toBe(2);
  expect(entries.map(({ method, person }) => [method, person?.name])).toEqual([
    ['Staff.Unrestrict', 'Лебедев Роман'],
    ['Staff.Restrict', 'Лебедев Роман'],
  ]);
  expect(entries[1]?.before).toMatchObject({ restrictedReason: null });
  expect(entries[1]?.after).toMatchObject({ restrictedReason: '=cmd|calc' });
});

test.each([
  [{ method: 'Staff.Restrict' }, 1],
  [{ person: editor }, 0],
  [{ from: '2026-11-18', to: '2026-11-18', subject: 'person' }, 2],
  [{ to: '2026-11-17' }, 0],
] as const)('%j finds %i', async (query, total) => {
  expect((await admin.result<List>(admin.get('Audit.List', query))).total).toBe(total);
});

describe('the journal as a table', () => {
  const path = '/studio/audit.csv?subject=person';

  test('opens in a spreadsheet, with no cell that it would calculate', async () => {
    const answer = await admin.visitor.send(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toContain('Когда (Москва);Кто;Что сделано');
    expect(text).toContain('Лебедев Роман');
    expect(text).not.toMatch(/(^|;)"?=/m);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is for whoever may read it, and for nobody else', async () => {
    const manager = await staffAs(backend, 'sales_manager');
    expect((await manager.visitor.send(path)).status).toBe(403);
    expect((await backend.visitor().send(path)).status).toBe(401);
    expect((await admin.visitor.send('/studio/audit.csv?unknown=1')).status).toBe(400);
  });
});

test('the OpenAPI document of the Studio is its own', async () => {
  const own = await (await backend.visitor().send('/studio/api/openapi.json')).text();
  const others = await (await backend.visitor().send('/api/openapi.json')).text();
  expect(own).toContain('/studio/api/Staff.List');
  expect(others).not.toContain('Staff.List');
});

test.each([
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
  [null, { a: 1, passwordHash: 'x' }, null, { a: 1 }],
  [{ a: 1 }, { a: 1, c: 'новое' }, { c: null }, { c: 'новое' }],
  [{ at: new Date(0) }, null, { at: '1970-01-01T00:00:00.000Z' }, null],
  [{ totpSecret: 'x', a: [1] }, { totpSecret: 'y', a: [1, 2] }, { a: [1] }, { a: [1, 2] }],
])('of %j and %j the journal has %j and %j', (was, is, before, after) => {
  expect(changedFields(was, is)).toEqual({ before, after });
});
