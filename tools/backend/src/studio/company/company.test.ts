import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { templates } from '../../modules/content/library/content.table.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Company = StudioResult<'Company.Get'>['company'];

let backend: TestBackend;
let admin: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
});
afterAll(() => backend.close());

const read = async () =>
  (await admin.result<{ company: Company }>(admin.get('Company.Get', {}))).company;

const shown = async () =>
  (await backend.visitor().post('Content.GetTemplate', {})).body.result as Record<string, unknown>;

test('colours that are saved are on every page at once; of two who save the second is told', async () => {
  expect(await shown()).not.toHaveProperty('brand');
  const { body, revision } = await read();
  const green = { ...body, colours: { accent: '#1a6b4f' } };
  expect((await admin.post('Company.Save', { revision, body: green })).status).toBe(200);
  expect(await shown()).toMatchObject({
    brand: { style: expect.stringContaining('--m30-signal:light-dark(#1a6b4f,') as string },
  });
  expect((await admin.post('Company.Save', { revision, body })).status).toBe(409);
});

test('counters are the company’s own: off until one is named, on every page then, and off again', async () => {
  const save = async (counters: object) => {
    const { body, revision } = await read();
    return admin.post('Company.Save', { revision, body: { ...body, counters } });
  };
  expect((await shown()).brand).not.toHaveProperty('counters');
  const named = { metrika: '12345678', calltouch: '', comagic: 'R_Sh42gUmGu8', uis: true };
  expect((await save(named)).status).toBe(200);
  expect((await shown()).brand).toMatchObject({
    counters: { metrika: '12345678', comagic: { key: 'R_Sh42gUmGu8', domain: 'uiscom.ru' } },
  });
  const { fields } = await read();
  expect(JSON.stringify(fields)).toContain('Номер счётчика Яндекс Метрики');
  expect((await save({ metrika: '', uis: true })).status).toBe(200);
  expect((await shown()).brand).not.toHaveProperty('counters');
});

test.each([
  ['metrika', '1);alert(1'],
  ['pixel', 'abc'],
  ['calltouch', 'ab&id=cd'],
  ['comagic', '"];alert(1);["'],
])('a malformed %s is refused at its field, because it goes into a script', async (key, value) => {
  const { body, revision } = await read();
  const refused = await admin.post('Company.Save', {
    ...{ revision, body: { ...body, counters: { [key]: value } } },
  });
  const { issues } = refused.body.result as { issues: { path: string; message: string }[] };
  expect([refused.status, issues[0]?.path]).toEqual([400, `body.counters.${key}`]);
  expect(issues[0]?.message).toMatch(/\d/);
});

test('a site that is there is not set up once more; one that is not is, as a whole', async () => {
  const { body } = await read();
  const start = {
    ...{ legal: body.legal, place: body.place },
    contacts: {
      logo: 'Верфь-Дом',
      tagline: { main: 'Застройщик Гатчины', additional: 'ежедневно с 10 до 20' },
      phone: '+7 (81371) 400-40',
      email: 'dom@verf.example',
      address: { value: 'Гатчина', caption: 'офис продаж' },
    },
  };
  expect((await admin.post('Company.Start', { body: start })).status).toBe(409);
  await backend.services.db.delete(templates);
  expect(await read()).toMatchObject({ is_set_up: false });
  expect((await admin.post('Company.Start', { body: start })).status).toBe(200);
  expect(await read()).toMatchObject({ is_set_up: true });
  expect(await shown()).toMatchObject({ logo: 'Верфь-Дом' });
});

test('an editor may not', async () => {
  const editor = await staffAs(backend, 'editor');
  expect((await editor.get('Company.Get', {})).status).toBe(403);
});
