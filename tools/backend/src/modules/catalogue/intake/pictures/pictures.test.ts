import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { feedFlats, yrlFeed } from '../../../../testing/examples/import/yrl-feed.ts';
import { staffAs, type StudioClient } from '../../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../../testing/test-backend.ts';
import { heldUntil } from '../../../deal/hold/find-holds.ts';
import { complexes } from '../../../estate/objects.table.ts';
import { pictureFiles } from '../../../media/library/picture-files.table.ts';
import { uploads } from '../../../people/upload/uploads.table.ts';
import { NO_PICTURE } from '../shape/placeholders.ts';
import { importFile } from '../write/import-file.ts';
import { undoImport } from '../write/undo-import.ts';
import { importPictures } from './import-pictures.table.ts';

type Sources = StudioResult<'Imports.Sources'>;

const ADDRESS = { vendor: 'rechnoy-park', subvendor: 'korpus-1' };

let backend: TestBackend;
let admin: StudioClient;

/** A catalogue is read anew after an import, on a busy machine not within the second of a poll. */
const SHOWN = { timeout: 10_000 };

/** What the other server has. */
const files = new Map<string, Buffer | string>();
let requests: string[] = [];
const server = createServer(({ url = '' }, response) => {
  requests.push(url);
  const file = files.get(url);
  response.writeHead(file === undefined ? 404 : 200).end(file);
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A picture of one colour. */
const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = await testBackend({ environment: { IMPORT_ALLOW_PRIVATE: '1' } });
  admin = await staffAs(backend, 'administrator');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
});

const flats = feedFlats(1, 4);
const parts = () => {
  const { db, clock } = backend.services;
  return { db, clock, heldUntil, staff: null };
};

/** Imports four flats of four types, whose complex has three pictures: the third is the first once more, by another address. */
async function importFlats(complex = 'Речной парк') {
  backend.clock.pass(1);
  const photos = ['front', 'yard', 'front-again'].map(
    (name) => `<image>${origin()}/photos/${name}.jpg</image>`,
  );
  const text = yrlFeed(flats, {
    complex,
    ...{ drawings: `${origin()}/plans`, more: photos.join('') },
  });
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  return importFile(parts(), { file: 'feed.xml', bytes, apply: true });
}

async function lotOf(number: number) {
  const { body } = await backend.visitor().get('Objects.GetLot', {
    ...ADDRESS,
    id: `r-1-${number}`,
  });
  return body.result as { plan: string; labelledPlan: string };
}

async function complexNow() {
  const { body } = await backend.visitor().get('Objects.GetObject', { vendor: ADDRESS.vendor });
  return body.result as { picture: { id: string; alt: string }; gallery: { id: string }[] };
}

const told = async () => (await admin.result<Sources>(admin.get('Imports.Sources', {}))).pictures;
const statusOf = async (path: string) => (await backend.visitor().send(path)).status;

test('drawings and photos of other servers are fetched after the import, each once, and shown', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><script>alert(1)</script><path d="M0 0h64v48H0z"/></svg>';
  files.set('/plans/R-1-1.png', await picture('#1d5570'));
  files.set('/plans/R-1-2.png', drawing);
  files.set('/plans/R-1-3.png', 'шум вместо картинки');
  files.set('/photos/front.jpg', await picture('#c93a0c'));
  files.set('/photos/front-again.jpg', await picture('#c93a0c'));
  files.set('/photos/yard.jpg', await picture('#1f7350'));

  const { outcome, notes } = await importFlats();
  expect(outcome).toBe('written');
  expect(notes.join()).toMatch(/у 4\sквартир чертёж загрузится следом, по адресу из файла/);
  await expect.poll(async () => (await lotOf(1)).plan, SHOWN).toMatch(/spot-no-plan\.svg$/);
  expect(await told()).toEqual({ waiting: 7, failed: 0, failures: [] });

  await backend.services.importPictures.run();
  expect(requests.toSorted()).toEqual([
    ...['front-again', 'front', 'yard'].map((name) => `/photos/${name}.jpg`),
    ...[1, 2, 3, 4].map((number) => `/plans/R-1-${number}.png`),
  ]);

  await expect
    .poll(async () => (await lotOf(1)).plan, SHOWN)
    .toMatch(/^\/media\/r-1-1-?\w*_v1-1280\.avif$/);
  await expect.poll(async () => (await lotOf(2)).plan, SHOWN).toMatch(/_v1\.svg$/);
  const [raster, svg] = [await lotOf(1), await lotOf(2)];
  expect(raster.labelledPlan).toBe(raster.plan);
  expect([await statusOf(raster.plan), await statusOf(svg.plan)]).toEqual([200, 200]);
  expect((await backend.visitor().send(svg.plan)).text).not.toContain('script');

  await expect.poll(async () => (await complexNow()).gallery.length, SHOWN).toBe(1);
  const { picture: first, gallery } = await complexNow();
  expect(first).toMatchObject({
    id: expect.stringMatching(/^front_v1/) as string,
    alt: expect.stringContaining('Речной парк') as string,
  });
  expect(gallery.map(({ id }) => id)).toEqual([expect.stringMatching(/^yard_v1/)]);
});

test('what is no picture is given up at once, what is not there yet is asked for again', async () => {
  const { db } = backend.services;
  const failures = {
    url: `${origin()}/plans/R-1-3.png`,
    reason: expect.stringMatching('Это не') as string,
  };
  expect(await told()).toMatchObject({ waiting: 1, failed: 1, failures: [failures] });
  requests = [];
  await backend.services.importPictures.run();
  expect(requests).toEqual([]);
  files.set('/plans/R-1-4.png', await picture('#8a5a00'));
  backend.clock.pass(61);
  await backend.services.importPictures.run();
  expect(requests).toEqual(['/plans/R-1-4.png']);
  await expect.poll(async () => (await lotOf(4)).plan, SHOWN).toMatch(/avif$/);

  const [made] = await db
    .select({ count: count() })
    .from(uploads)
    .innerJoin(pictureFiles, eq(pictureFiles.upload, uploads.guid));
  expect(made?.count).toBe(5);
});

test('the staff have failed pictures fetched once more, and do not delete those that are shown', async () => {
  files.set('/plans/R-1-3.png', await picture('#a8123e'));
  const { pictures: after } = await admin.result<Pick<Sources, 'pictures'>>(
    admin.post('Imports.RetryPictures', {}),
  );
  expect(after).toEqual({ waiting: 1, failed: 0, failures: [] });
  await backend.services.importPictures.run();
  await expect.poll(async () => (await lotOf(3)).plan, SHOWN).toMatch(/avif$/);
  expect(await told()).toEqual({ waiting: 0, failed: 0, failures: [] });

  const id = /^\/media\/(.*)_v1/.exec((await lotOf(3)).plan)?.[1] ?? '';
  const { picture: shown } = await admin.result<StudioResult<'Pictures.Get'>>(
    admin.get('Pictures.Get', { id }),
  );
  expect(shown).toMatchObject({ alt: expect.stringMatching(/^Планировка: /) as string });
  expect(shown.used.map(({ what }) => what)).toEqual(['Планировка']);
  expect((await admin.post('Pictures.Delete', { id })).status).toBe(409);
});

test('an import that is taken back asks for nothing more; made again it finds its pictures in the library', async () => {
  const { db } = backend.services;
  backend.clock.pass(1);
  expect((await undoImport(parts())).refusals).toEqual([]);
  expect(await db.$count(importPictures)).toBe(0);
  const before = await db.$count(pictureFiles);
  await importFlats();
  await backend.services.importPictures.run();
  await expect.poll(async () => (await lotOf(1)).plan, SHOWN).toMatch(/avif$/);
  expect(await db.$count(pictureFiles)).toBe(before);
});

test('a complex that the file calls otherwise is the same', async () => {
  const { db } = backend.services;
  await db.delete(importPictures);
  await db.update(complexes).set({ picture: NO_PICTURE.id, gallery: [] });
  expect((await importFlats('ЖК «Речной парк»')).outcome).toBe('same');
  const rows = await db.select().from(importPictures);
  expect(rows.map(({ targetKind, target }) => [targetKind, target])).toEqual(
    Array.from({ length: 3 }, () => ['complex', 'rechnoy-park']),
  );
});

test('the own network is not asked, unless the installation says so', async () => {
  const closed = await backend.restarted({ IMPORT_ALLOW_PRIVATE: '0' });
  backend.clock.pass(1);
  await undoImport(parts());
  await importFlats();
  requests = [];
  await closed.services.importPictures.run();
  expect(requests).toEqual([]);
  const rows = await closed.services.db.select().from(importPictures);
  expect(rows).toHaveLength(7);
  for (const row of rows)
    expect(row).toMatchObject({
      state: 'waiting',
      failures: 1,
      reason: expect.stringMatching('внутренней сети') as string,
    });
});
