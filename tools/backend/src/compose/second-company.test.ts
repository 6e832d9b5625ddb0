import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from './backend.ts';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/observability/log.ts';
import { importFile } from '../modules/catalogue/intake/write/import-file.ts';
import { parseProgramme } from '../modules/catalogue/intake/write/programme.ts';
import {
  parseCompany,
  readCompanyFile,
  writeCompanyFile,
} from '../modules/content/company/company-file.ts';
import { heldUntil } from '../modules/deal/hold/find-holds.ts';
import { TestClient } from '../testing/test-client.ts';

/** Words of the first company, its city and its houses. */
const FIRST = /меридиан|meridian30|петербург|канал 9|балтика|лиговск/i;

const file = (name: string) => new URL(`../../demo/second/${name}`, import.meta.url);
const dataDir = mkdtempSync(join(tmpdir(), 'm30-second-'));
let backend: Backend;
const visitor = () => new TestClient((request) => backend.fetch(request, { ip: '203.0.113.9' }));

beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://verf.test' };
  const config = readConfig({ ...environment, CAPTCHA_MAX_NUMBER: '50' });
  backend = await createBackend(config, { log: createLog('silent') });
  const { db, clock, content } = backend.services;
  const company = parseCompany(await readFile(file('company.json'), 'utf8'));
  expect(await writeCompanyFile(db, company, clock())).toBe('started');
  const done = await importFile(
    { db, clock, heldUntil, staff: null },
    {
      ...{ file: 'flats.csv', apply: true, acceptSuspicious: false, closeGone: false },
      bytes: createReadStream(file('flats.csv')),
      programme: parseProgramme(await readFile(file('programme.json'), 'utf8')),
    },
  );
  expect(done).toMatchObject({ outcome: 'written' });
  await content.refresh();
  await vi.waitFor(async () => {
    expect((await visitor().get('Objects.GetLots')).status).toBe(200);
  });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the site says what the company is, in its colours', async () => {
  const { result } = (await visitor().post('Content.GetTemplate', {})).body;
  expect(result).toMatchObject({
    logo: 'Верфь-Дом',
    brand: { style: expect.stringContaining('--m30-signal:') as string, consent: 'explicit' },
    words: { city: 'Гатчина', hero: 'Дома у Серебряного озера' },
  });
});

test.each([
  ['post', 'Content.GetTemplate', {}],
  ['post', 'LK.GetTemplate', {}],
  ['post', 'Objects.GetCatalog', {}],
  ['get', 'Objects.GetLots', {}],
  ['get', 'Objects.GetFilter', {}],
  ['get', 'Content.GetPage', { path: '/politika-konfidentsialnosti' }],
  ['get', 'Content.GetPage', { path: '/kontakty' }],
  ['get', 'Content.GetSitemap', {}],
  ['get', 'Content.GetNews', {}],
] as const)('%s %s has no word of another company', async (verb, name, input) => {
  const { status, body } = await visitor()[verb](name, input);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(FIRST);
});

test('a consent of its mode is asked for', async () => {
  const client = visitor();
  const lead = {
    name: 'Ольга',
    phone: '+7 (921) 555-01-02',
    url: '/',
    token: await client.token(),
  };
  expect((await client.post('Form.CallRequest', lead)).status).toBe(422);
});

test('the file that is written is taken back as it is', async () => {
  const { db, clock } = backend.services;
  const written = await readCompanyFile(db);
  const json = JSON.stringify(written);
  expect(await writeCompanyFile(db, parseCompany(json), clock())).toBe('changed');
  expect(await readCompanyFile(db)).toEqual(written);
});

test('a file with mistakes names each by its path', () => {
  expect(() => parseCompany('{"settings":{"legal":{"inn":"1"}}}')).toThrow(
    /settings\.legal\.inn: Цифр/,
  );
});
