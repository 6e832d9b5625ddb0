import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { letterTexts } from '../../kernel/letter/letter-texts.table.ts';
import { recoveryCodeLetter } from '../../modules/people/code/code.letters.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { holdEndingSms } from '../../modules/deal/hold/hold.letters.ts';
import { lastTo, received } from '../../testing/outbox.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { issuesOf } from '../../testing/test-client.ts';

type Letter = StudioResult<'Letters.Get'>['letter'];

let backend: TestBackend;
let editor: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  editor = await staffAs(backend, 'editor');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(letterTexts);
});

const { id, defaults } = recoveryCodeLetter;
const OWN = { subject: 'Пароль: {{сайт}}', text: 'Ваш код {{код}}.\n\n<b>Берегите</b> его.' };

const opened = async (name = id) =>
  (await editor.result<{ letter: Letter }>(editor.get('Letters.Get', { id: name }))).letter;

async function save(body: object, name = id, client = editor) {
  const { revision } = await opened(name);
  return client.post('Letters.Save', { id: name, revision, body });
}

const send = async (to: string) => {
  const { db, outbox } = backend.services;
  await outbox.add(db, recoveryCodeLetter.to(to, { code: '417062' }));
  return lastTo(backend.services, to);
};

const sent = async (to: string) =>
  (await received(backend.services)).filter((message) => message.to === to);

test('every kind is listed in runs of its part and opened with what it may name', async () => {
  const { letters } = await editor.result<StudioResult<'Letters.List'>>(editor.get('Letters.List'));
  expect(letters).toHaveLength(backend.services.letterKinds.size);
  const groups = letters.map(({ group }) => group);
  const runs = groups.filter((group, index) => group !== groups[index - 1]);
  expect(runs).toEqual([...new Set(groups)]);
  for (const row of letters) {
    const letter = await opened(row.id);
    expect(letter).toMatchObject({ ...row, own: false });
    expect(letter.places.map(({ word }) => word)).toContain('компания');
  }
});

test('what an editor saves is said from then on, in both parts, and the journal has both texts', async () => {
  const { body } = await save(OWN);
  expect(body.result).toMatchObject({ letter: { own: true, body: OWN } });
  const letter = await send('saved@mail.example');
  expect(letter).toMatchObject({ subject: 'Пароль: site.test', code: '417062' });
  expect(letter.text).toMatch(/^Ваш код 417062\.\n\n<b>Берегите<\/b> его\./);
  expect('html' in letter && letter.html).toContain('&lt;b&gt;Берегите&lt;/b&gt;');
  const [entry] = await backend.services.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.subject, 'letter'))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  expect(entry).toMatchObject({
    ...{ method: 'Letters.Save', subjectId: id, before: defaults, after: OWN },
    summary: 'Текст сообщения: Код для нового пароля',
  });
});

test('the text of the product comes back, and is no text of the staff', async () => {
  await save(OWN);
  const { revision } = await opened();
  await editor.result(editor.post('Letters.Reset', { id, revision }));
  expect(await opened()).toMatchObject({ own: false, body: defaults });
  expect((await send('reset@mail.example')).text).toContain('Код для нового пароля: 417062');
  await save(OWN);
  await save(defaults);
  expect(await backend.services.db.$count(letterTexts)).toBe(0);
});

test('of two who save at once, with or without a text before, the second is told', async () => {
  const { revision } = await opened();
  const both = await Promise.all(
    [OWN, { ...OWN, subject: 'Мой' }].map((body) =>
      editor.post('Letters.Save', { id, revision, body }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await editor.post('Letters.Reset', { id, revision });
  expect([late.status, late.body.message]).toEqual([409, 'Текст сохранил коллега']);
});

describe('a text that may not be sent', () => {
  test.each([
    ['without its code', { ...OWN, text: 'Ваш код скоро придёт' }, 'body.text'],
    ['with an unknown place', { ...OWN, text: `${OWN.text} {{пароль}}` }, 'body.text'],
    ['with the code in its subject', { ...OWN, subject: 'Код {{код}}' }, 'body.subject'],
  ])('is not saved: %s', async (_, body, path) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(issuesOf(answer).map((issue) => issue.path)).toEqual([path]);
    expect((await opened()).own).toBe(false);
    expect((await editor.post('Letters.Test', { id, body })).status).toBe(422);
  });

  test('and stands in the database all the same gives way to that of the product', async () => {
    await backend.services.db
      .insert(letterTexts)
      .values({ id, subject: 'Привет', text: 'Без кода' });
    expect((await send('stale@mail.example')).text).toContain('417062');
  });

  test('is no kind that nobody sends', async () => {
    expect((await editor.get('Letters.Get', { id: 'nothing-mail' })).status).toBe(404);
  });
});

test('a preview shows examples, counts the parts of an SMS, names mistakes and writes nothing', async () => {
  const preview = (name: string, body: object) =>
    editor.result<StudioResult<'Letters.Preview'>>(
      editor.post('Letters.Preview', { id: name, body }),
    );
  const right = await preview(id, OWN);
  expect(right).toMatchObject({ subject: 'Пароль: site.test', segments: null, mistakes: [] });
  expect(right.html).toContain('417062');
  const wrong = await preview(id, { ...OWN, text: 'Привет, {{друг}}' });
  expect(wrong.text).toContain('Привет, {{друг}}');
  expect(wrong.mistakes.map(({ path }) => path)).toEqual(['text']);
  const sms = await preview(holdEndingSms.id, { ...holdEndingSms.defaults, subject: 'Лишняя' });
  expect(sms).toMatchObject({ html: '', subject: '', segments: 2 });
  expect(await backend.services.db.$count(letterTexts)).toBe(0);
});

test('a test goes to the own mailbox alone, a few times an hour; an SMS comes as a letter', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_STUDIO_TEST_LETTER: '2/3600' });
  const client = await staffAs(strict, 'editor');
  const tried = async (name: string, body: object) =>
    (await client.post('Letters.Test', { id: name, body })).status;
  const mailbox = 'editor@meridian30.example';
  expect(await tried(id, OWN)).toBe(200);
  expect(await tried(holdEndingSms.id, holdEndingSms.defaults)).toBe(200);
  expect(await tried(id, OWN)).toBe(429);
  const subjects = (await sent(mailbox)).map((one) => ('subject' in one ? one.subject : one.kind));
  // Both are of one moment of the clock.
  expect(subjects.sort()).toEqual([
    'Проверка СМС: Бронь скоро закончится',
    'Проверка: Пароль: site.test',
  ]);
});

test('the frame of a preview runs its one script, loads nothing, and has no origin', async () => {
  const { headers, status } = await backend.visitor().send('/studio/api/letter-frame');
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /default-src 'none'; script-src 'sha256-[\w+/]+={0,2}'; style-src 'unsafe-inline'/,
  );
  expect(policy).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/);
});
