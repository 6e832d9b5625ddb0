import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntryGroup, StudioResult } from '@m30/studio/contract/client';
import { seedIfEmpty } from '../../../demo/seed/seed-if-empty.ts';
import { redirects } from '../../modules/content/library/content.table.ts';
import { infrastructure } from '../../modules/estate/object-content.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { issuesOf } from '../../testing/test-client.ts';

type Entry = StudioResult<'News.Get'>['entry'];
type Body = Record<string, unknown>;

let backend: TestBackend;
let editor: StudioClient;
let marketer: StudioClient;
let admin: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  editor = await staffAs(backend, 'editor');
  marketer = await staffAs(backend, 'marketer');
  admin = await staffAs(backend, 'administrator');
});
afterAll(() => backend.close());

const entryOf = async (answer: ReturnType<StudioClient['post']>) =>
  (await admin.result<{ entry: Omit<Entry, 'body'> & { body: Body } }>(answer)).entry;

const listOf = async (group: EntryGroup) =>
  (await admin.result<StudioResult<'News.List'>>(admin.get(`${group}.List`))).entries;

const GROUPS: readonly EntryGroup[] = [
  ...(['News', 'Promos', 'Popups', 'Vacancies', 'SalesOffices', 'Nearby', 'Redirects'] as const),
];

describe.each(GROUPS)('%s', (group) => {
  test('every entry of the demo is opened, and saved as it is says the same', async () => {
    const rows = await listOf(group);
    expect(rows.length).toBeGreaterThan(1);
    for (const { id } of rows) {
      const { body, revision } = await entryOf(admin.get(`${group}.Get`, { id }));
      const saved = await entryOf(admin.post(`${group}.Save`, { id, revision, body }));
      expect([id, saved.revision, saved.body]).toEqual([id, revision, body]);
    }
  });

  test('of two who save one entry the second is told, and so is who comes after it was taken away', async () => {
    const [{ id } = { id: '' }] = await listOf(group);
    const { body, revision } = await entryOf(admin.get(`${group}.Get`, { id }));
    const other = { ...body, ...changed(body) };
    const saved = await entryOf(admin.post(`${group}.Save`, { id, revision, body: other }));
    expect(saved.revision).not.toBe(revision);
    const late = await admin.post(`${group}.Save`, { id, revision, body });
    expect([late.status, late.body.message]).toEqual([409, 'Запись сохранил коллега']);
    expect((await admin.post(`${group}.Remove`, { id, revision })).status).toBe(409);
    const again = { id, revision: null, body };
    expect((await admin.post(`${group}.Save`, again)).status).toBe(409);
    const gone = { id, revision: saved.revision };
    expect((await admin.post(`${group}.Remove`, gone)).status).toBe(200);
    expect((await admin.post(`${group}.Save`, { ...gone, body })).status).toBe(404);
    expect((await admin.get(`${group}.Get`, { id })).status).toBe(404);
    await entryOf(admin.post(`${group}.Save`, again));
    const entries = await backend.services.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, id))
      .orderBy(staffAudit.id);
    expect(entries.slice(-3)).toMatchObject([
      { before: only(body, changed(body)), after: changed(body) },
      { before: expect.anything() as object, after: null },
      { before: null, after: expect.anything() as object },
    ]);
  });

  test.each([
    ['no body', { revision: null }],
    ['a body that is a list', { revision: null, body: [] }],
    ['a body with a field that nobody knows', { revision: null, body: { unknown: 1 } }],
    ['a revision of nothing', { revision: 'x', body: {} }],
  ])('%s is sent back', async (_, input) => {
    const id = group === 'Redirects' ? '/proba' : 'proba';
    const answer = await admin.post(`${group}.Save`, { id, ...input });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/[а-я]/);
  });

  test('is closed for who has no right to it', async () => {
    const lawyer = await staffAs(backend, 'lawyer');
    for (const answer of [lawyer.get(`${group}.List`), lawyer.post(`${group}.Save`, {})]) {
      expect((await answer).status).toBe(403);
    }
  });
});

/** Another value of one field that every body may have. */
const changed = (body: Body): Body =>
  'title' in body ? { title: 'Другой заголовок' } : { to: '/katalog' };

/** The same fields of another body. */
const only = (body: Body, like: Body): Body =>
  Object.fromEntries(Object.keys(like).map((key) => [key, body[key]]));

describe('news', () => {
  const body = {
    ...{ title: 'Ключи "до" ёлки', lead: 'Отдаём ключи.', date: '2026-11-01', topic: 'Стройка' },
    ...{ complex: 'kanal', picture: '', audience: 'all', draft: false, from: null, until: null },
    blocks: [{ type: 'text', html: '<p onclick="x()">Ждём <script>1</script><b>вас</b></p>' }],
  };
  const read = async (alias: string) => {
    const { status, body: answer } = await backend.visitor().get('Content.GetNewsItem', { alias });
    return { status, result: answer.result as { title: string; blocks: { html: string }[] } };
  };

  test('are on the site at once, cleaned and typeset, and gone when they are a draft again', async () => {
    const id = 'klyuchi-do-yolki';
    const made = await entryOf(editor.post('News.Save', { id, revision: null, body }));
    expect([made.state, made.address]).toEqual(['published', `/novosti/${id}`]);
    const shown = await read(id);
    expect(shown.result.title).toBe('Ключи «до» ёлки');
    expect(shown.result.blocks[0]?.html).toBe('<p>Ждём <b>вас</b></p>');
    const { revision } = made;
    const draft = { ...made.body, draft: true };
    const hidden = await entryOf(marketer.post('News.Save', { id, revision, body: draft }));
    expect(hidden.state).toBe('draft');
    expect((await read(id)).status).toBe(404);
    const preview = new URL(hidden.address ?? '', 'http://site.test').searchParams.get('preview');
    const seen = await backend
      .visitor()
      .get('Content.GetNewsPreview', { alias: id, preview: preview ?? '' });
    expect(seen.body.result).toMatchObject({ item: { alias: id } });
  });

  test('of a day to come, or with a first moment, wait for it', async () => {
    const tomorrow = { ...body, date: '2099-01-01' };
    const id = 'zavtra';
    const made = await entryOf(editor.post('News.Save', { id, revision: null, body: tomorrow }));
    expect(made.state).toBe('scheduled');
    const from = new Date(backend.clock().getTime() + 3600_000).toISOString();
    const planned = { ...body, from };
    const { revision } = made;
    const waits = await entryOf(editor.post('News.Save', { id, revision, body: planned }));
    expect(waits.state).toBe('scheduled');
    expect((await read(id)).status).toBe(404);
  });

  test.each([
    ['a block with a mistake', { blocks: [{ type: 'header', text: '' }] }, 'body.blocks.0.text'],
    ['a picture that is not there', { picture: 'nope' }, 'body.picture'],
    ['a complex that is not there', { complex: 'atlantida' }, 'body.complex'],
    [
      'a term that ends before it begins',
      { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      'body.until',
    ],
  ])('with %s are told at the field, and not written', async (_, own, path) => {
    const input = { id: 'neverno', revision: null, body: { ...body, ...own } };
    const answer = await editor.post('News.Save', input);
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([422, path]);
    expect((await editor.get('News.Get', { id: 'neverno' })).status).toBe(404);
  });
});

describe('a promo', () => {
  const body = {
    ...{ figure: '− 7 %', title: 'Скидка недели', text: 'Семь дней.', link: '/katalog' },
    ...{ conditions: 'Не является публичной офертой.', picture: '', position: 0, draft: false },
    ...{ from: '2026-12-01', until: '2026-12-07' },
  };
  const onSite = async () => {
    const { body: answer } = await backend.visitor().get('Content.GetPromos');
    return JSON.stringify(answer.result).includes('skidka-nedeli');
  };

  test('is there from its first day to its last, and goes by itself', async () => {
    const id = 'skidka-nedeli';
    const made = await entryOf(marketer.post('Promos.Save', { id, revision: null, body }));
    expect([made.state, await onSite()]).toEqual(['scheduled', false]);
    const now = backend.clock();
    for (const [moment, shown] of [
      ['2026-12-01T00:00:00+03:00', true],
      ['2026-12-07T23:59:00+03:00', true],
      ['2026-12-08T00:00:00+03:00', false],
    ] as const) {
      backend.clock.set(new Date(moment));
      expect([moment, await onSite()]).toEqual([moment, shown]);
    }
    backend.clock.set(now);
  });

  test('that is a draft is nobody’s but the staff’s, whatever its days', async () => {
    const id = 'skidka-nedeli-2';
    const draft = { ...body, from: '2026-01-01', until: null, draft: true };
    const made = await entryOf(marketer.post('Promos.Save', { id, revision: null, body: draft }));
    expect([made.state, await onSite()]).toEqual(['draft', false]);
    const { revision } = made;
    const shown = { id, revision, body: { ...made.body, draft: false } };
    const published = await entryOf(marketer.post('Promos.Save', shown));
    expect([published.state, await onSite()]).toEqual(['published', true]);
    const gone = { id, revision: published.revision };
    expect((await marketer.post('Promos.Remove', gone)).status).toBe(200);
  });

  test.each([
    ['a link to another site', { link: 'https://evil.example' }],
    ['a link that is a script', { link: 'javascript:alert(1)' }],
    ['a link without its site', { link: '//evil.example' }],
    ['no conditions', { conditions: ' ' }],
    ['a day that is none', { from: '2026-02-31' }],
  ])('with %s is sent back', async (_, own) => {
    const input = { id: 'neverno', revision: null, body: { ...body, ...own } };
    expect((await marketer.post('Promos.Save', input)).status).toBe(400);
  });

  test('is not for an editor', async () => {
    const input = { id: 'redaktor', revision: null, body };
    expect((await editor.post('Promos.Save', input)).status).toBe(403);
  });
});

describe('a call popup', () => {
  const body = {
    ...{ title: 'Позвоним сами', text: '', path: '/proba-okna', timer: 20, repeat: null },
    ...{ colour: '#0d222e', button_colour: '', draft: false },
  };
  const shown = async () =>
    (await backend.visitor().post('SmartCall.GetPopup', { path: '/proba-okna' })).body.result;

  test('shows itself on its page, until it is switched off', async () => {
    const id = 'proba-okna';
    const made = await entryOf(marketer.post('Popups.Save', { id, revision: null, body }));
    expect(await shown()).toMatchObject({ popup: { headline: 'Позвоним сами', timer: 20 } });
    const off = { id, revision: made.revision, body: { ...made.body, draft: true } };
    await entryOf(marketer.post('Popups.Save', off));
    expect(JSON.stringify(await shown())).not.toContain('Позвоним');
  });

  test.each([
    ['a colour that white words are lost on', { colour: '#f3d384' }],
    ['a colour that is none', { button_colour: 'red' }],
    ['a page that is none', { path: 'katalog' }],
    ['a second that is none', { timer: 'скоро' }],
  ])('with %s is sent back', async (_, own) => {
    const input = { id: 'neverno', revision: null, body: { ...body, ...own } };
    expect((await marketer.post('Popups.Save', input)).status).toBe(400);
  });
});

describe('a place of work', () => {
  test('is folded by its last day, and whoever answered stands beside it with the CV', async () => {
    const id = 'arhitektor-rd';
    const visitor = backend.visitor();
    const answer = {
      ...{ name: 'Игорь Павлов', phone: '+7 921 555-01-05', url: '/kompaniya/vakansii' },
      vacancy: id,
    };
    const token = await visitor.token();
    expect((await visitor.post('Form.RespondToVacancy', { ...answer, token })).status).toBe(200);
    const { answers } = await marketer.result<StudioResult<'Vacancies.Answers'>>(
      marketer.get('Vacancies.Answers', { id }),
    );
    expect(answers).toMatchObject([{ name: 'Игорь Павлов', status: 'Новая', cv: null }]);
    expect((await editor.get('Vacancies.Answers', { id })).status).toBe(403);
    const { body, revision } = await entryOf(editor.get('Vacancies.Get', { id }));
    const days = { from: '2026-11-01', until: '2026-11-10' };
    const folded = { id, revision, body: { ...body, ...days } };
    expect((await entryOf(editor.post('Vacancies.Save', folded))).state).toBe('expired');
    const late = { ...answer, token: await visitor.token() };
    expect((await visitor.post('Form.RespondToVacancy', late)).status).toBe(404);
  });

  test.each([
    ['a salary that falls', { salary_from: 200_00, salary_to: 100_00 }, 'body.salary_to'],
    ['nothing to do', { duties: ['', ' '] }, 'body.duties'],
  ])('with %s is sent back at its field', async (_, own, path) => {
    const { body } = await entryOf(editor.get('Vacancies.Get', { id: 'arhitektor-rd' }));
    const input = { id: 'neverno', revision: null, body: { ...body, ...own } };
    const answer = await editor.post('Vacancies.Save', input);
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([400, path]);
  });
});

describe('an old address', () => {
  const save = (id: string, to: string) =>
    editor.post('Redirects.Save', { id, revision: null, body: { to } });

  test('leads on at once', async () => {
    await entryOf(save('/staraya-ipoteka', '/katalog?rooms=2'));
    const { body } = await backend
      .visitor()
      .get('Content.GetRedirect', { path: '/staraya-ipoteka' });
    expect(body.result).toEqual({ to: '/katalog?rooms=2' });
  });

  test.each([
    ['to itself', '/krug', '/krug', 'body.to', /кругу/],
    ['from a page of blocks', '/kak-kupit', '/katalog', 'id', /своя страница/],
    ['from a page of code', '/katalog', '/obekty', 'id', /своя страница/],
    ['from a news item', '/novosti/severnyj-svet-shkola', '/novosti', 'id', /своя страница/],
    ['as a chain', '/nachalo', '/about', 'body.to', /сам ведёт на\s\/kompaniya/],
    ['to nowhere', '/nachalo', '/nigde-net', 'body.to', /нет/],
  ])('%s is refused at its field', async (_, id, to, path, words) => {
    const answer = await save(id, to);
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([422, path]);
    expect(answer.body.message).toMatch(words);
  });

  test('that others lead to is refused, so that no chain comes to be', async () => {
    const { db } = backend.services;
    await db.insert(redirects).values({ from: '/davno', to: '/nedavno' });
    const answer = await save('/nedavno', '/katalog');
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('/davno')]);
    await db.delete(redirects).where(eq(redirects.from, '/davno'));
  });

  test.each([['/a?b=1'], ['kontakty'], ['/a/'], ['/\\evil.example']])(
    'that is written %s is sent back',
    async (id) => {
      expect((await save(id, '/katalog')).status).toBe(400);
    },
  );
});

test('what the staff have changed stays after a restart: the files of the demo fill an empty database alone', async () => {
  const id = 'severnyj-svet-shkola';
  const { body, revision } = await entryOf(editor.get('News.Get', { id }));
  const other = { ...body, title: 'Школа растёт' };
  await entryOf(editor.post('News.Save', { id, revision, body: other }));
  const { db, clock, log, passwords } = backend.services;
  await seedIfEmpty({ db, clock, log, passwords });
  const again = await backend.restarted();
  const { body: answer } = await again.visitor().get('Content.GetNewsItem', { alias: id });
  expect(answer.result).toMatchObject({ title: 'Школа растёт' });
});

describe('places around', () => {
  const body = {
    ...{ kind: 'clinic', title: 'Поликлиника № 38', address: 'Кавалергардская ул., 26' },
    source: 'Портал открытых данных, 12.11.2026',
  };
  const told = async (vendor: string) => {
    const { body: answer } = await backend.visitor().get('Map.GetNearby', { vendor });
    return (answer.result as { places: { name: string; minutes: number }[] }).places;
  };
  const walks = async (id: string) =>
    (await admin.result<StudioResult<'Nearby.Walks'>>(admin.get('Nearby.Walks', { id }))).walks;

  test('are told with the walk at once, of every complex that is near, until they are taken away', async () => {
    const kanal = backend.services.catalogue.snapshot.complexes.find(
      ({ vendor }) => vendor === 'kanal',
    );
    const at = [(kanal?.lat ?? 0) + 0.002, kanal?.lon ?? 0];
    const id = 'poliklinika-38';
    const input = { id, revision: null, body: { ...body, at } };
    const made = await entryOf(editor.post('Nearby.Save', input));
    expect(made.note).toBe('Поликлиника · Портал открытых данных, 12.11.2026');
    const near = (await told('kanal')).find(({ name }) => name.startsWith('Поликлиника'));
    expect(near?.name).toMatch(/^Поликлиника\s№\s38, Кавалергардская\sул\., 26$/);
    expect(near?.minutes).toBeLessThan(12);
    expect(await walks(id)).toContainEqual({ complex: kanal?.name, minutes: near?.minutes });
    const { revision } = made;
    const far = { id, revision, body: { ...made.body, at: [55.7, 37.6] } };
    const moved = await entryOf(editor.post('Nearby.Save', far));
    expect(await walks(id)).toEqual([]);
    expect((await told('kanal')).map(({ name }) => name)).not.toContain(near?.name);
    expect((await editor.post('Nearby.Remove', { id, revision: moved.revision })).status).toBe(200);
    expect(await walks(id)).toEqual([]);
  });

  test('are told by a complex that comes after them, once one of them is saved', async () => {
    const { db } = backend.services;
    await db.delete(infrastructure).where(eq(infrastructure.vendor, 'zaliv'));
    const [{ id } = { id: '' }] = await listOf('Nearby');
    const { body: same, revision } = await entryOf(admin.get('Nearby.Get', { id }));
    const known = { ...same, source: 'Сайт школы' };
    await entryOf(admin.post('Nearby.Save', { id, revision, body: known }));
    expect((await told('zaliv')).length).toBeGreaterThan(0);
  });

  test.each([
    [{ at: [91, 30] }, 'body.at.0'],
    [{ at: '59.9' }, 'body.at'],
    [{ kind: 'museum' }, 'body.kind'],
  ])('%j is sent back at its field', async (wrong, path) => {
    const written = { ...body, at: [59.9, 30.3], ...wrong };
    const answer = await editor.post('Nearby.Save', { id: 'proba', revision: null, body: written });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer).map((issue) => issue.path)).toContain(path);
  });
});
