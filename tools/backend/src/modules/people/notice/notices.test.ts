import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NoticeKind } from '@m30/api';
import { noticeSettings, notices } from './notices.table.ts';
import { sessions, users } from '../account/accounts.table.ts';
import { signMailLink } from './mail-link.ts';
import { notify, type NewNotice } from './notify.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;
let user: typeof users.$inferSelect;
let count = 0;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  [buyer] = await someBuyers(backend, 1);
  const id = await userIdOf(buyer);
  const [row] = await db()
    .update(users)
    .set({ email: `buyer${id}@example.ru`, promoConsent: true })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('no buyer');
  user = row;
});

const db = () => backend.services.db;

const tell = (more: Partial<NewNotice> = {}) =>
  db().transaction((tx) =>
    notify(tx, backend.services, {
      userId: user.id,
      kind: 'order',
      key: `test:${++count}`,
      title: `Событие ${count}`,
      text: 'Заказ M30-1',
      href: '/lk/orders',
      ...more,
    }),
  );

async function list(query: Record<string, string> = {}) {
  const { body } = await buyer.get('LK.GetNotices', query);
  return body.result as {
    unread: number;
    total: number;
    pages: number;
    notices: { guid: string; title: string; read: boolean }[];
  };
}

async function messages() {
  const all = await received(backend.services);
  return all.filter(({ to }) => to === user.email || to === user.phone);
}

test('a notice is told once a key', async () => {
  expect(await tell({ key: 'same' })).toBe(true);
  expect(await tell({ key: 'same' })).toBe(false);
  expect((await list()).total).toBe(1);
  expect(await messages()).toHaveLength(1);
});

test('a page has twenty, the newest first', async () => {
  for (let n = 0; n < 23; n++) {
    backend.clock.pass(60);
    await tell();
  }
  const first = await list();
  expect([first.total, first.pages, first.notices.length]).toEqual([23, 2, 20]);
  expect(first.notices[0]?.title).toBe(`Событие\u00a0${count}`);
  expect((await list({ page: '2' })).notices).toHaveLength(3);
  expect((await list({ page: '9' })).notices).toEqual([]);
});

test('notices are marked as read one by one, or all; those of others are left alone', async () => {
  await tell();
  await tell();
  const guid = (await list()).notices[0]?.guid ?? '';
  const [other] = await someBuyers(backend, 1);
  await other.post('LK.ReadNotices', { guids: [guid] });
  expect((await list()).unread).toBe(2);
  const { body } = await buyer.post('LK.ReadNotices', { guids: [guid] });
  expect(body.result).toEqual({ unread: 1 });
  expect((await buyer.post('LK.ReadNotices', {})).body.result).toEqual({ unread: 0 });
  expect((await list()).notices.every(({ read }) => read)).toBe(true);
});

describe('outside the account', () => {
  test.each<[NoticeKind, boolean, string[]]>([
    ['order', true, ['mail']],
    ['appointment', true, ['mail', 'sms']],
    ['news', true, []],
    ['promo', true, ['mail']],
    ['promo', false, []],
    ['survey', false, []],
    ['payment', false, ['mail']],
  ])('%s goes, with the consent to adverts %s, by %j', async (kind, promoConsent, expected) => {
    await db().update(users).set({ promoConsent }).where(eq(users.id, user.id));
    await tell({ kind });
    expect((await messages()).map((message) => message.kind).sort()).toEqual(expected);
  });

  test('the settings decide', async () => {
    const settings = [{ kind: 'order', mail: false, sms: true }];
    expect((await buyer.post('LK.SaveNoticeSettings', { settings })).status).toBe(200);
    await tell();
    expect((await messages()).map((message) => message.kind)).toEqual(['sms']);
  });

  test('nothing goes to a phone that nobody has confirmed', async () => {
    await db().update(users).set({ phoneConfirmed: false }).where(eq(users.id, user.id));
    await tell({ kind: 'appointment' });
    expect((await messages()).map((message) => message.kind)).toEqual(['mail']);
  });

  test('what is told in another way already stands in the account alone', async () => {
    await tell({ kind: 'appointment', channels: 'account' });
    expect(await messages()).toEqual([]);
    expect((await list()).unread).toBe(1);
  });

  test.each([
    ['adverts without the consent', { kind: 'promo', mail: true, sms: true }, 'согласие'],
    ['letters without a mailbox', { kind: 'news', mail: true, sms: false }, 'почту'],
  ])('%s are refused', async (_, setting, words) => {
    await db().update(users).set({ promoConsent: false, email: null }).where(eq(users.id, user.id));
    await db()
      .insert(noticeSettings)
      .values({ userId: user.id, kind: 'promo', mail: false, sms: false });
    const answer = await buyer.post('LK.SaveNoticeSettings', { settings: [setting] });
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe('a letter', () => {
  const keyOf = async () => {
    await tell();
    const letter = (await messages()).findLast(({ kind }) => kind === 'mail');
    if (letter?.kind !== 'mail') throw new Error('no letter');
    return { letter, key: /\/otpiska\/([\w.-]+)/.exec(letter.text)?.[1] ?? '' };
  };

  test('names the page and the way to end letters of its kind', async () => {
    const { letter, key } = await keyOf();
    expect(letter.text).toContain('http://site.test/lk/orders');
    expect(letter.unsubscribe).toBe(`http://site.test/api/unsubscribe/${key}`);
    const { body } = await backend.visitor().get('LK.GetLetters', { key });
    expect(body.result).toMatchObject({ kind: 'order', mail: true });
  });

  test.each([
    ['by the page', (key: string) => backend.visitor().post('LK.StopLetters', { key })],
    [
      'by the button of the mail program',
      (key: string) =>
        backend.visitor().send(`/api/unsubscribe/${key}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://mail.example',
          },
          body: 'List-Unsubscribe=One-Click',
        }),
    ],
  ])('ends letters of its kind without a login %s', async (_, end) => {
    const { key } = await keyOf();
    expect((await end(key)).status).toBe(200);
    const before = (await messages()).length;
    await tell();
    expect(await messages()).toHaveLength(before);
    await tell({ kind: 'payment' });
    expect(await messages()).toHaveLength(before + 1);
    const { body } = await backend.visitor().get('LK.GetLetters', { key });
    expect(body.result).toMatchObject({ mail: false });
  });

  test('a link that was signed for somebody else ends nothing', async () => {
    const right = signMailLink(backend.services, { user: user.guid, kind: 'order' });
    const wrong = right.replace('order', 'payment');
    expect((await backend.visitor().get('LK.GetLetters', { key: wrong })).status).toBe(404);
    expect((await backend.visitor().post('LK.StopLetters', { key: wrong })).status).toBe(404);
  });
});

describe('an open page', () => {
  async function open(visitor: TestClient, last?: string) {
    const headers = { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) };
    const response = await visitor.send('/api/LK.Events', { headers });
    const reader = response.body?.getReader();
    return {
      status: response.status,
      async read() {
        const chunk = await reader?.read();
        return chunk?.value && new TextDecoder().decode(chunk.value);
      },
    };
  }

  test('belongs to a buyer', async () => {
    expect((await open(backend.visitor())).status).toBe(401);
  });

  test('learns how many wait, and hears of each new one', async () => {
    await tell();
    const page = await open(buyer);
    expect(await page.read()).toContain('event: unread\ndata: {"unread":1}');
    await tell({ title: 'Договор зарегистрирован' });
    expect(await page.read()).toContain('"title":"Договор зарегистрирован"');
    expect(await page.read()).toContain('data: {"unread":2}');
  });

  test('hears that another page has read them', async () => {
    await tell();
    const page = await open(buyer);
    await page.read();
    await buyer.post('LK.ReadNotices', {});
    expect(await page.read()).toContain('data: {"unread":0}');
  });

  test('gets what it missed when it comes back', async () => {
    const [row] = await db().select().from(notices).where(eq(notices.userId, user.id));
    await tell({ title: 'Первое' });
    await tell({ title: 'Второе' });
    const [first] = await db().select().from(notices).where(eq(notices.userId, user.id));
    expect(row).toBeUndefined();
    const text = await (await open(buyer, String(first?.id))).read();
    expect(text).toContain('Второе');
    expect(text).not.toContain('Первое');
  });

  test('hears nothing of what another buyer is notified of', async () => {
    const [other] = await someBuyers(backend, 1);
    const userId = await userIdOf(other);
    await tell({ title: 'Своё' });
    const [own] = await db().select().from(notices).where(eq(notices.userId, user.id));
    await tell({ userId, title: 'Чужое' });
    const page = await open(buyer, String(own?.id));
    const first = (await page.read())?.replace(/^retry: \d+\n\n/, '');
    expect(first).toBe(`id: ${own?.id}\nevent: unread\ndata: {"unread":1}\n\n`);
    const theirs = await open(other);
    await theirs.read();
    await tell({ userId, title: 'Ещё чужое' });
    expect(await theirs.read()).toContain('Ещё чужое');
    expect(await theirs.read()).toContain('data: {"unread":2}');
    await tell({ title: 'Ещё своё' });
    expect(await page.read()).toContain('Ещё своё');
    expect(await page.read()).toContain('data: {"unread":2}');
  });

  test('ends with its session', async () => {
    const page = await open(buyer);
    await page.read();
    await db().delete(sessions).where(eq(sessions.userId, user.id));
    await tell();
    expect(await page.read()).toBeUndefined();
  });
});
