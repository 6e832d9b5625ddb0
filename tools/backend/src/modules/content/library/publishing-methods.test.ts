import { writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { pages } from './content.table.ts';
import { reviews } from './content-reviews.table.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { uploadPath } from '../../people/upload/upload-store.ts';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const row = { description: '', indexable: true, blocks: [{ type: 'header', text: 'Скоро' }] };

async function add(path: string, own: Partial<typeof pages.$inferInsert>) {
  await backend.services.db.insert(pages).values({ ...row, path, title: path, ...own });
  await backend.services.content.refresh();
}

const statusOf = async (path: string) =>
  (await backend.visitor().get('Content.GetPage', { path })).status;

describe('a page', () => {
  test('is there from its moment until its other moment, in Moscow', async () => {
    await add('/yarmarka', {
      publishedFrom: new Date('2026-12-01T00:00:00+03:00'),
      publishedUntil: new Date('2026-12-15T00:00:00+03:00'),
    });
    const moments = [
      ['2026-11-30T23:59:59+03:00', 404],
      ['2026-12-01T00:00:00+03:00', 200],
      ['2026-12-14T23:59:59+03:00', 200],
      ['2026-12-15T00:00:00+03:00', 404],
    ] as const;
    for (const [moment, status] of moments) {
      backend.clock.set(new Date(moment));
      expect([moment, await statusOf('/yarmarka')]).toEqual([moment, status]);
    }
    backend.clock.set(new Date('2026-11-18T09:00:00Z'));
  });

  test('that is a draft is seen by its signed link alone, and is in no sitemap', async () => {
    await add('/chernovik', { isDraft: true });
    const { previews } = backend.services;
    expect(await statusOf('/chernovik')).toBe(404);
    const preview = previews.sign('/chernovik');
    const shown = await backend
      .visitor()
      .get('Content.GetPreview', { path: '/chernovik', preview });
    expect(shown.body.result).toMatchObject({
      page: { title: '/chernovik', indexable: false },
      notes: ['Черновик: страницы ещё нет на сайте'],
    });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const other = await backend.visitor().get('Content.GetPreview', { path: '/ddu', preview });
    expect([other.status, other.body.message]).toEqual([
      403,
      'Ссылка на просмотр неверна или устарела',
    ]);
    const { body } = await backend.visitor().get('Content.GetSitemap');
    expect(JSON.stringify(body.result)).not.toContain('/chernovik');
  });

  test('keeps what it says until its new version is agreed', async () => {
    const next = { title: 'Новая', description: '', blocks: [] };
    await add('/dvuhversionnaya', { next });
    const { body } = await backend.visitor().get('Content.GetPage', { path: '/dvuhversionnaya' });
    expect(body.result).toMatchObject({ title: '/dvuhversionnaya' });
    const preview = backend.services.previews.sign('/dvuhversionnaya');
    const shown = await backend
      .visitor()
      .get('Content.GetPreview', { path: '/dvuhversionnaya', preview });
    expect(shown.body.result).toMatchObject({ page: { title: 'Новая', blocks: [] } });
  });
});

test('news of tomorrow are seen today by their signed link alone', async () => {
  const alias = 'zimnyaya-yarmarka-vo-dvore';
  const preview = backend.services.previews.sign(`/novosti/${alias}`);
  expect((await backend.visitor().get('Content.GetNewsItem', { alias })).status).toBe(404);
  const shown = await backend.visitor().get('Content.GetNewsPreview', { alias, preview });
  expect(shown.body.result).toMatchObject({
    item: { alias, previous: null, next: null },
    notes: ['Новость ждёт своего дня'],
  });
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const other = await backend
    .visitor()
    .get('Content.GetNewsPreview', { alias: 'severnyj-svet-shkola', preview });
  expect(other.status).toBe(403);
});

test('news of tomorrow waits for tomorrow, and filters give what they promise', async () => {
  const ask = async (query: Record<string, string>) => {
    const { body } = await backend.visitor().get('Content.GetNews', { pageSize: '50', ...query });
    return body.result as {
      total: number;
      news: { alias: string; date: string; topic: string }[];
      choices: { years: number[]; topics: string[] };
    };
  };
  const all = await ask({});
  expect(all.news.map(({ alias }) => alias)).not.toContain('zimnyaya-yarmarka-vo-dvore');
  const byYear = await Promise.all(all.choices.years.map((year) => ask({ year: String(year) })));
  expect(byYear.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  const byTopic = await Promise.all(all.choices.topics.map((topic) => ask({ topic })));
  expect(byTopic.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  backend.clock.set(new Date('2026-12-12T00:00:00+03:00'));
  const later = await ask({});
  expect(later.news[0]?.alias).toBe('zimnyaya-yarmarka-vo-dvore');
  backend.clock.set(new Date('2026-11-18T09:00:00Z'));
});

test('an old address tells the new one, with and without a trailing slash', async () => {
  const to = async (path: string) =>
    (await backend.visitor().get('Content.GetRedirect', { path })).body.result;
  expect(await to('/about/')).toEqual({ to: '/kompaniya' });
  expect(await to('/nigde')).toEqual({ to: null });
});

test('offers that are over are listed apart, the last one first', async () => {
  const { body } = await backend.visitor().get('Content.GetPromos', { state: 'ended' });
  expect(body.result).toMatchObject({ promos: [{ alias: 'leto-v-sosnah' }] });
});

const waitingFor = (editor: StudioClient) =>
  editor.result<StudioResult<'Reviews.List'>>(editor.get('Reviews.List', { state: 'new' }));

describe('a review', () => {
  const review = {
    object: 'kanal',
    rating: '4',
    message: 'Дом "хороший", вода под окнами - тёплая.',
  };
  const lead = { name: 'Ольга', phone: '+7 921 555-01-02', url: '/otzyv' };

  const listed = async () => {
    const { body } = await backend.visitor().get('Content.GetReviews', { complex: 'kanal' });
    return JSON.stringify(body.result);
  };

  test('is read by the staff first, and then stands on the page of reviews and of its complex', async () => {
    const visitor = backend.visitor();
    const token = await visitor.token();
    const sent = await visitor.post('Form.SendReview', { ...lead, ...review, token });
    expect([sent.status, sent.body.message]).toEqual([200, undefined]);
    expect(await listed()).not.toContain('вода под');

    const editor = await staffAs(backend, 'editor');
    const { reviews: waiting, counts } = await waitingFor(editor);
    expect([counts.new, waiting[0]?.author]).toEqual([1, 'Ольга']);
    const { guid = '', revision = '' } = waiting[0] ?? {};
    const publish = (reply: string) =>
      editor.post('Reviews.Publish', { review: guid, revision, reply });
    expect((await publish('Спасибо за слова.')).status).toBe(200);
    const late = await publish('Поспешил второй.');
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('коллега')]);

    expect(await listed()).toContain('Дом «хороший», вода под\u00a0окнами\u00a0— тёплая.');
    expect(await listed()).toContain('Спасибо за\u00a0слова.');
    await backend.services.catalogue.refresh();
    const complex = await visitor.get('Objects.GetObject', { vendor: 'kanal' });
    expect(JSON.stringify(complex.body.result)).toContain('Ольга');
  });

  test('whose photo cannot be shown is not published, and says so where it stands', async () => {
    const visitor = backend.visitor();
    const bytes = new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a8b99' } })
        .jpeg()
        .toBuffer(),
    );
    const file = { letter: '3f0d6a9e-6a54-4f0e-9a51-0f6f4d3b2a14', name: 'Двор.jpg' };
    const send = async (photo: Uint8Array<ArrayBuffer>) => {
      const begun = await visitor.post('Form.AddFile', { ...file, size: photo.length });
      const { upload } = begun.body.result as { upload: string };
      const piece = await visitor.send(`/api/uploads/${upload}?offset=0`, {
        ...{ method: 'PATCH', body: photo },
        headers: { 'content-type': 'application/octet-stream' },
      });
      return { upload, status: piece.status };
    };
    const noise = new Uint8Array(bytes.length).map((_, at) => bytes[at] ?? 0).fill(255, 30);
    expect((await send(noise)).status).toBe(422);
    const { upload, status } = await send(bytes);
    expect(status).toBe(200);
    const token = await visitor.token();
    const author = { ...lead, name: 'Вера с фотографией' };
    const sent = await visitor.post('Form.SendReview', {
      ...author,
      ...review,
      photo: upload,
      token,
    });
    expect([sent.status, sent.body.message]).toEqual([200, undefined]);
    const ofUpload = eq(reviews.photo, upload);
    // A disk that lost it, or a file from before photos were looked into.
    await writeFile(uploadPath(backend.services.config, upload), noise);
    const editor = await staffAs(backend, 'editor');
    const { reviews: waiting } = await waitingFor(editor);
    const { guid = '', revision = '', photo = '' } = waiting.find((one) => one.photo) ?? {};
    expect((await editor.visitor.send(photo ?? '')).status).toBe(200);
    const lawyer = await staffAs(backend, 'lawyer');
    expect((await lawyer.visitor.send(photo ?? '')).status).toBe(403);
    const about = { review: guid, revision };
    const refused = await editor.post('Reviews.Publish', { ...about, reply: '' });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('Фотография не\u00a0читается');
    const [still] = await backend.services.db.select().from(reviews).where(ofUpload);
    expect(still?.state).toBe('new');
    const silent = await editor.post('Reviews.Reject', { ...about, reason: ' ' });
    expect(silent.status).toBe(400);
    const rejected = await editor.post('Reviews.Reject', {
      ...about,
      reason: 'Снимок не читается',
    });
    expect(rejected.status).toBe(200);
    const { db } = backend.services;
    const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, guid));
    expect(entries).toMatchObject([
      { before: { state: 'new' }, after: { state: 'rejected', reason: 'Снимок не читается' } },
    ]);
  });

  test.each([
    [{ rating: '6' }, 'rating', 'Поставьте оценку от 1 до 5'],
    [{ message: 'Хорошо' }, 'message', 'Расскажите чуть подробнее, хотя бы одним предложением'],
    [{ name: 'Я' }, 'name', 'Напишите, как вас подписать'],
  ])('with %j is sent back', async (own, path, message) => {
    const answer = await backend.visitor().post('Form.SendReview', { ...lead, ...review, ...own });
    expect(answer.status).toBe(400);
    expect(answer.body.result).toMatchObject({ issues: [{ path, message }] });
  });
});

describe('an answer to a vacancy', () => {
  const pdf = new TextEncoder().encode('%PDF-1.4\n%резюме\n');
  const letter = '3f0d6a9e-6a54-4f0e-9a51-0f6f4d3b2a12';

  test('carries a CV that only the staff can read', async () => {
    const visitor = backend.visitor();
    const begun = await visitor.post('Form.AddFile', {
      ...{ letter, name: 'Резюме.pdf', size: pdf.length },
    });
    const { upload } = begun.body.result as { upload: string };
    const piece = await visitor.send(`/api/uploads/${upload}?offset=0`, {
      ...{ method: 'PATCH', body: pdf },
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(piece.status).toBe(200);
    const token = await visitor.token();
    const sent = await visitor.post('Form.RespondToVacancy', {
      ...{ name: 'Игорь Павлов', phone: '+7 921 555-01-05', url: '/kompaniya/vakansii', token },
      ...{ vacancy: 'arhitektor-rd', cv: upload },
    });
    expect([sent.status, sent.body.message]).toEqual([200, undefined]);
    const [row] = await backend.services.db.select().from(uploads).where(eq(uploads.guid, upload));
    expect(row?.ownerKind).toBe('lead');
    const [lead] = await backend.services.db
      .select({ guid: leads.guid })
      .from(leads)
      .where(eq(leads.method, 'Form.RespondToVacancy'));
    const manager = await staffAs(backend, 'sales_manager');
    const card = manager.get('Leads.Get', { lead: lead?.guid ?? '' });
    const { files } = (await manager.result<StudioResult<'Leads.Get'>>(card)).lead;
    const src = `/studio/files/${upload}`;
    expect(files).toEqual([{ label: 'Резюме', src }]);
    expect((await visitor.send(src)).status).toBe(401);
    const given = await manager.visitor.send(src);
    expect(new Uint8Array(await given.arrayBuffer())).toEqual(pdf);
    expect(given.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await visitor.send(`/api/uploads/${upload}`)).status).toBe(404);
  });

  test('to a place that is not open is refused', async () => {
    const answer = await backend.visitor().post('Form.RespondToVacancy', {
      ...{ name: 'Игорь', phone: '+7 921 555-01-05', url: '/', vacancy: 'kosmonavt' },
    });
    expect(answer.status).toBe(404);
  });

  test('with somebody else’s file is refused', async () => {
    const visitor = backend.visitor();
    const answer = await visitor.post('Form.RespondToVacancy', {
      ...{ name: 'Игорь', phone: '+7 921 555-01-05', url: '/', vacancy: 'arhitektor-rd' },
      ...{ token: await visitor.token(), cv: '3f0d6a9e-6a54-4f0e-9a51-0f6f4d3b2a13' },
    });
    expect(answer.status).toBe(422);
  });
});
