import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { pages } from '../../modules/content/library/content.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Page = StudioResult<'Pages.Get'>['page'];

let backend: TestBackend;
let editor: StudioClient;
let marketer: StudioClient;
let made = 0;

beforeAll(async () => {
  backend = await testBackend();
  editor = await staffAs(backend, 'editor');
  marketer = await staffAs(backend, 'marketer');
});
afterAll(() => backend.close());

const header = (text: string) => ({ type: 'header', text });

const pageOf = async (answer: ReturnType<StudioClient['post']>) =>
  (await editor.result<{ page: Page }>(answer)).page;

/** A new page with one heading. */
async function newPage(text = 'Ключи к Новому году'): Promise<Page> {
  const path = `/akcii/probnaya-${++made}`;
  await editor.result(editor.post('Pages.Create', { path, title: 'Проба' }));
  const empty = await pageOf(editor.get('Pages.Get', { path }));
  return save(empty, [header(text)]);
}

const save = (page: Page, blocks: object[], body: Partial<Page['body']> = {}) =>
  pageOf(
    editor.post('Pages.Save', {
      ...{ path: page.path, version: page.version, body: { ...page.body, ...body, blocks } },
    }),
  );

const publish = ({ path, version }: Page) => marketer.post('Pages.Publish', { path, version });

const onSite = async (path: string) => {
  const { status, body } = await backend.visitor().get('Content.GetPage', { path });
  const { blocks } = (body.result ?? {}) as { blocks?: { text: string }[] };
  return { status, text: blocks?.[0]?.text };
};

test('a draft is nobody’s but the staff’s, and a signed link shows it', async () => {
  const page = await newPage();
  expect([page.state, page.changed]).toEqual(['draft', true]);
  expect((await onSite(page.path)).status).toBe(404);
  const preview = new URL(page.preview, 'http://site.test').searchParams.get('preview') ?? '';
  const { body } = await backend.visitor().get('Content.GetPreview', { path: page.path, preview });
  expect(body.result).toMatchObject({ page: { blocks: [header('Ключи к Новому году')] } });
});

test('a published page is on the site at once, as a version and in the journal', async () => {
  const page = await newPage();
  const published = await pageOf(publish(page));
  expect(published).toMatchObject({ state: 'published', changed: false });
  expect(published.versions.map(({ number }) => number)).toEqual([1]);
  expect((await onSite(page.path)).text).toContain('Ключи');
  const { db } = backend.services;
  const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, page.path));
  expect(entries.map(({ method }) => method)).toEqual(['Pages.Create', 'Pages.Publish']);
});

test('what is written after that waits, and a version is taken back', async () => {
  const first = await pageOf(publish(await newPage('Первая')));
  const changed = await save(first, [header('Вторая')]);
  expect([changed.changed, (await onSite(first.path)).text]).toEqual([true, 'Первая']);
  const second = await pageOf(publish(changed));
  expect((await onSite(first.path)).text).toBe('Вторая');
  const { path, version } = second;
  const old = await editor.get('Pages.Version', { path, number: '1' });
  expect(old.body.result).toMatchObject({ body: { blocks: [header('Первая')] } });
  expect((await editor.get('Pages.Version', { path, number: '9' })).status).toBe(404);
  const back = await pageOf(editor.post('Pages.Restore', { path, version, number: 1 }));
  expect(back.body.blocks).toEqual([header('Первая')]);
  expect((await onSite(path)).text).toBe('Вторая');
});

test('a page with a term is there from its first moment on', async () => {
  const from = new Date(backend.clock().getTime() + 3600_000).toISOString();
  const page = await newPage();
  const planned = await save(page, page.body.blocks, { from });
  expect((await pageOf(publish(planned))).state).toBe('scheduled');
  expect((await onSite(page.path)).status).toBe(404);
});

test.each([
  ['a block with a mistake', [header('')], {}],
  ['no block', [], {}],
  [
    'a term that ends before it begins',
    [header('Срок')],
    { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
  ],
])('%s is saved, told and not published', async (_, blocks, body) => {
  const page = await save(await newPage(), blocks, body);
  expect((await publish(page)).status).toBe(422);
  expect((await onSite(page.path)).status).toBe(404);
});

test('a mistake is told at its field', async () => {
  const page = await save(await newPage(), [header('Ключи'), { type: 'faq', items: [] }]);
  expect(page.mistakes).toEqual([{ path: '1.items', message: 'Добавьте хотя бы один пункт' }]);
});

test('of two who save at once one is told, and nothing of the other is lost', async () => {
  const { path, version, body } = await newPage();
  const answers = await Promise.all(
    ['Один', 'Два', 'Три'].map((text) =>
      editor.post('Pages.Save', { path, version, body: { ...body, blocks: [header(text)] } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

const redirectOf = async (path: string) =>
  (await backend.visitor().get('Content.GetRedirect', { path })).body.result;

test('a page that moves takes draft and versions along, and its old addresses lead to it at once', async () => {
  const first = await pageOf(publish(await newPage('Переезд')));
  const move = (page: Page, address: string, more = {}) =>
    marketer.post('Pages.Publish', { path: page.path, version: page.version, address, ...more });
  const second = await pageOf(move(first, `${first.path}-b`));
  expect(second.path).toBe(`${first.path}-b`);
  expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await onSite(second.path)).text).toBe('Переезд');
  const third = await pageOf(move(second, `${first.path}-c`));
  expect(await redirectOf(first.path)).toEqual({ to: third.path });
  expect(await redirectOf(second.path)).toEqual({ to: third.path });
  const back = await pageOf(move(third, first.path, { redirect: false }));
  expect(await redirectOf(first.path)).toEqual({ to: null });
  expect(await redirectOf(second.path)).toEqual({ to: first.path });
  expect(await redirectOf(third.path)).toEqual({ to: null });
  expect((await onSite(back.path)).text).toBe('Переезд');
});

test('an address that is taken, or leads to another page, is refused, and the page stays', async () => {
  const page = await pageOf(publish(await newPage('Остаётся')));
  const other = await pageOf(publish(await newPage('Другая')));
  const { path, version } = other;
  await editor.result(marketer.post('Pages.Publish', { path, version, address: `${path}-novaya` }));
  for (const address of [`${path}-novaya`, path]) {
    const { status } = await marketer.post('Pages.Publish', {
      ...{ path: page.path, version: page.version, address },
    });
    expect(status).toBe(409);
  }
  expect((await onSite(page.path)).text).toBe('Остаётся');
});

test('a publishing that breaks off leaves the old page', async () => {
  const page = await pageOf(publish(await newPage('Старая')));
  const changed = await save(page, [header('Новая')]);
  const { db } = backend.services;
  await db.execute('alter table staff_audit rename to staff_audit_away');
  expect((await publish(changed)).status).toBe(500);
  await db.execute('alter table staff_audit_away rename to staff_audit');
  await backend.services.content.refresh();
  expect((await onSite(page.path)).text).toBe('Старая');
  const [row] = await db.select().from(pages).where(eq(pages.path, page.path));
  expect(row?.blocks).toEqual([header('Старая')]);
});
