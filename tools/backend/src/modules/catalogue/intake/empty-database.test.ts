import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../../compose/backend.ts';
import { readConfig } from '../../../kernel/config/config.ts';
import { feedFlats, yrlFeed } from '../../../testing/examples/import/yrl-feed.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { heldUntil } from '../../deal/hold/find-holds.ts';
import { complexes, lots } from '../../estate/objects.table.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { importFile, type ImportRequest } from './write/import-file.ts';
import { toDifference } from '../../../studio/import/to-difference.ts';
import type { ProgrammeFile } from './write/programme.ts';
import { undoImport } from './write/undo-import.ts';

const programme: ProgrammeFile = {
  name: 'Стандартная',
  bank: 'Речной банк',
  rate: 16.4,
  costFrom: 16.4,
  costTo: 17.9,
  downPayment: 20.1,
  term: 360,
  maxLoan: 60_000_000,
  disclaimer: 'Полная стоимость кредита 16,4–17,9 % годовых.',
  source: 'https://bank.example/ipoteka',
  actualAt: '2026-11-20',
};

const flats = feedFlats(2, 20);
const dataDir = mkdtempSync(join(tmpdir(), 'm30-empty-'));
let backend: Backend;
const visitor = () => new TestClient((request) => backend.fetch(request, { ip: '203.0.113.7' }));

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}
const parts = () => ({ db: backend.services.db, clock: () => new Date(), heldUntil, staff: null });
const run = (text: string, more: Partial<ImportRequest> = {}) =>
  importFile(parts(), { file: 'feed.xml', bytes: bytesOf(text), apply: true, ...more });

beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://site.test' };
  const config = readConfig({ ...environment, CAPTCHA_MAX_NUMBER: '50' });
  backend = await createBackend(config, { log: pino({ level: 'silent' }) });
}, 180_000);
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a feed of one complex, two buildings and 40 flats, and an empty database', () => {
  test('is refused as long as nobody says what payments are counted by', async () => {
    const done = await run(yrlFeed(flats));
    expect([done.outcome, done.plan.mistakes[0]?.reason]).toEqual([
      'refused',
      expect.stringContaining('нет ипотечной программы'),
    ]);
    expect(toDifference(done)).toMatchObject({ lacks_programme: true });
    expect(await backend.services.db.$count(lots)).toBe(0);
  });

  test('a dry run tells 40 new lots and writes none', async () => {
    const done = await run(yrlFeed(flats), { programme, apply: false });
    expect(toDifference(done)).not.toHaveProperty('lacks_programme');
    const { outcome, plan } = done;
    expect([outcome, plan.created.length, plan.complexes.length, plan.buildings.length]).toEqual([
      ...['dry-run', 40, 1, 2],
    ]);
    expect(await backend.services.db.$count(lots)).toBe(0);
  });

  test('is written, and the running site shows it', async () => {
    const { outcome, plan } = await run(yrlFeed(flats), { programme });
    expect([outcome, plan.mistakes, plan.suspicious]).toEqual(['written', [], []]);
    await expect
      .poll(() => backend.services.catalogue.snapshot.lots.size, { timeout: 10_000 })
      .toBe(40);
    const all = await visitor().get('Objects.GetLots', {});
    expect(all.body.result).toMatchObject({ total: 40 });
    const cheap = Math.min(...flats.map(({ price }) => price));
    const found = await visitor().get('Objects.GetLots', { sort: 'price' });
    expect(found.body.result).toMatchObject({
      lots: expect.arrayContaining([expect.objectContaining({ price: cheap * 100 })]) as unknown,
    });
    const studios = flats.filter(({ rooms }) => rooms === 0).length;
    const some = await visitor().get('Objects.GetLots', { rooms: 'studio' });
    expect(some.body.result).toMatchObject({ total: studios });
  });

  test('filter, complex, building and lot have their pages', async () => {
    const filter = await visitor().get('Objects.GetFilter', {});
    expect(filter.status).toBe(200);
    expect(JSON.stringify(filter.body.result)).toContain('Речной парк');
    const complex = await visitor().get('Objects.GetObject', { vendor: 'rechnoy-park' });
    expect(complex.body.result).toMatchObject({ name: 'Речной парк', free: 40 });
    const address = { vendor: 'rechnoy-park', subvendor: 'korpus-2' };
    const chess = await visitor().get('Objects.GetChess', address);
    expect(chess.status).toBe(200);
    const lot = await visitor().get('Objects.GetLot', { ...address, id: 'r-2-7' });
    const flat = flats.find(({ id }) => id === 'R-2-7');
    expect(lot.body.result).toMatchObject({
      ...{ price: (flat?.price ?? 0) * 100, area: flat?.area, number: '7', floor: 2 },
      ...{ planSheet: null, plan: '/media/spots/spot-no-plan.svg' },
      handover: { year: 2028, quarter: 2 },
    });
    for (const path of ['/media/spots/spot-no-plan.svg', '/media/no-picture-640.avif']) {
      expect((await visitor().send(path)).status).toBe(200);
    }
  });

  test('is in the journal, said in Russian', async () => {
    const [entry] = await backend.services.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.method, 'Import.Apply'));
    expect(entry).toMatchObject({ personId: null, after: { created: 40, complexes: 1 } });
    expect(entry?.summary).toContain('Импорт «feed.xml»: новых лотов 40');
  });

  test('a second run of the same file changes nothing', async () => {
    const { outcome, plan } = await run(yrlFeed(flats));
    expect([outcome, plan.unchanged, plan.changed, plan.gone]).toEqual(['same', 40, [], []]);
  });

  test('a price that falls by half is not written before somebody has said that it is right', async () => {
    const halved = flats.map((flat, index) =>
      index === 0 ? { ...flat, price: Math.round(flat.price / 2) } : flat,
    );
    const { outcome, plan } = await run(yrlFeed(halved));
    expect([outcome, plan.suspicious.map(({ id }) => id)]).toEqual(['suspicious', ['r-1-1']]);
    const accepted = await run(yrlFeed(halved), { acceptSuspicious: true });
    expect([accepted.outcome, accepted.plan.changed.length]).toEqual(['written', 1]);
  });

  test('the last import is taken back once', async () => {
    const undone = await undoImport(parts());
    expect(undone).toMatchObject({ removed: 0, restored: 1, refusals: [] });
    expect((await run(yrlFeed(flats))).outcome).toBe('same');
    expect((await undoImport(parts())).refusals).toEqual(['последний импорт уже отменён']);
  });

  test('an import of new lots is taken back with its complex, unless one of them is sold', async () => {
    const other = yrlFeed(
      feedFlats(1, 5).map((flat) => ({ ...flat, id: `T-${flat.number}` })),
      {
        complex: 'Тихий двор',
      },
    );
    expect((await run(other)).outcome).toBe('written');
    const { db } = backend.services;
    await db.update(lots).set({ status: 'sold' }).where(eq(lots.id, 't-3'));
    const refused = await undoImport(parts());
    expect(refused.refusals).toEqual([
      'лот t-3: статус после импорта стал другим (свободна → продана)',
    ]);
    expect(await db.$count(lots)).toBe(45);
    await db.update(lots).set({ status: 'free' }).where(eq(lots.id, 't-3'));
    expect(await undoImport(parts())).toMatchObject({ removed: 5, refusals: [] });
    expect([await db.$count(lots), await db.$count(complexes)]).toEqual([40, 1]);
  });
});
