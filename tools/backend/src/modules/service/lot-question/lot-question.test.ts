import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { newcomer, registerNewcomer } from '../../../testing/auth.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { lastTo } from '../../../testing/outbox.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { answerQuestionAction } from './answer-question.staff.ts';
import { lotQuestions } from './lot-questions.table.ts';
import { questionsWork } from './questions.work.ts';

let backend: TestBackend;
/** A flat that is for sale. */
let flat: PlacedRow;
beforeAll(async () => {
  backend = await testBackend();
  flat = freeFlat(backend);
});
afterAll(() => backend.close());
beforeEach(() => backend.services.db.delete(leads));

const question = {
  name: 'Вера',
  email: 'Orlova@example.ru',
  message: 'Выходят ли окна спальни во двор?',
};
const ask = async (visitor: TestClient, more: object = {}) =>
  visitor.post('Form.AskAboutLot', {
    ...{ ...question, lot: flat.id, token: await visitor.token() },
    ...more,
  });
const waiting = async () => (await questionsWork.list(backend.services, 10)).items;
const answer = async (text = 'Да, обе спальни выходят во двор.') => {
  const [item] = await waiting();
  return answerQuestionAction.run(backend.services, { question: item?.guid, text });
};
const pageOf = ({ id }: PlacedRow) =>
  expect.stringMatching(new RegExp(`^http://site\\.test/obekty/.*/${id}$`)) as string;
const questionsOf = async (visitor: TestClient) => {
  const { body } = await visitor.get('LK.GetLotQuestions');
  return (body.result as ResultOf<'LK.GetLotQuestions'>).questions;
};

function freeFlat({ services }: TestBackend): PlacedRow {
  const lots = [...services.catalogue.snapshot.placed.values()];
  const free = lots.find(({ kind, status }) => kind === 'flat' && status === 'free');
  return free ?? expect.fail('no flat is free');
}

describe('a question about a lot', () => {
  test('of a guest reaches the staff with number, complex, building, price and page', async () => {
    const { status, body } = await ask(backend.visitor());
    expect([status, body.result]).toEqual([
      200,
      {
        text: '<p>Вера, спасибо. Ответим на\u00a0Orlova@example.ru в\u00a0течение рабочего дня.</p>',
      },
    ]);
    const [item] = await waiting();
    expect(item?.title).toBe(
      `Квартира №\u00a0${flat.number}, «${flat.complex.name}», ${flat.building.name.toLowerCase()}`,
    );
    expect(Object.fromEntries(item?.facts ?? [])).toEqual({
      Цена: expect.stringMatching(/₽$/),
      'Страница лота': pageOf(flat),
      'Кто спрашивает': 'Вера',
      Почта: 'orlova@example.ru',
    });
    expect(item?.texts?.[0]?.text).toBe(question.message);
    const letter = await lastTo(backend.services, 'leads@site.test');
    expect(letter).toMatchObject({ kind: 'mail', subject: 'Заявка: Вопрос об объекте' });
    expect(letter.text).toContain('Телефон: не указан');
    expect(letter.text).toContain(`Текст: ${question.message}`);
    expect(letter.text).toMatch(
      new RegExp(`Страница лота: http://site\\.test/obekty/.*/${flat.id}$`, 'm'),
    );
  });

  test.each(['k1-n1', 'lanskaya-2k'])('may be about %s, too', async (lot) => {
    expect((await ask(backend.visitor(), { lot })).status).toBe(200);
    expect((await waiting())[0]?.facts[1]?.[1]).toMatch(/^http:\/\/site\.test\//);
  });

  test.each([
    [{ lot: 'no-such-lot' }, 404, undefined],
    [{ email: 'orlova' }, 400, 'email'],
    [{ email: '' }, 400, 'email'],
    [{ name: ' ' }, 400, 'name'],
    [{ message: '' }, 400, 'message'],
    [{ message: 'ну?' }, 400, 'message'],
    [{ token: 'wrong' }, 403, undefined],
  ])('with %j is refused with %i', async (more, status, path) => {
    const refused = await ask(backend.visitor(), more);
    expect([refused.status, issuesOf(refused)[0]?.path]).toEqual([status, path]);
    expect(await waiting()).toEqual([]);
  });

  test('is counted by its mailbox where there is no phone', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_LEAD_PHONE: '2/3600' });
    const statuses: number[] = [];
    for (const email of ['a@example.ru', 'A@example.ru', 'a@example.ru', 'b@example.ru']) {
      statuses.push((await ask(strict.visitor(), { email })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('that a program has filled is thanked for and not kept', async () => {
    expect((await ask(backend.visitor(), { website: 'https://spam.example' })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('is forgotten with its lead', async () => {
    await ask(backend.visitor());
    await backend.services.db.delete(leads);
    expect(await backend.services.db.select().from(lotQuestions)).toEqual([]);
  });
});

describe('the answer', () => {
  test('comes by letter with the question and the page, once', async () => {
    await ask(backend.visitor());
    const [item] = await waiting();
    expect(await answer()).toEqual({ message: 'Ответ отправлен на orlova@example.ru' });
    const letter = await lastTo(backend.services, 'orlova@example.ru');
    expect(letter).toHaveProperty('subject', expect.stringMatching(/^Ответ на вопрос: Кварт/));
    expect(letter.text).toContain(`Вы спросили: ${question.message}`);
    expect(letter.text).toContain('обе спальни выходят во двор');
    expect(letter.text).toMatch(new RegExp(`http://site\\.test/obekty/.*/${flat.id}$`, 'm'));
    expect(await waiting()).toEqual([]);
    const again = answerQuestionAction.run(backend.services, { question: item?.guid, text: 'Да' });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  test('stands in an account that proves the mailbox later, not in one that has only named it', async () => {
    await ask(backend.visitor());
    await answer();
    const visitor = await registerNewcomer(backend);
    await visitor.logIn(newcomer.phone, 'granit-2026');
    expect(await questionsOf(visitor)).toEqual([]);
    const own = eq(users.phone, newcomer.phone);
    const emailChangedAt = backend.clock();
    await backend.services.db.update(users).set({ emailChangedAt }).where(own);
    expect(await questionsOf(visitor)).toMatchObject([
      {
        url: expect.stringMatching(new RegExp(`/${flat.id}$`)),
        text: question.message,
        answer: { author: 'Отдел продаж', text: 'Да, обе спальни выходят во двор.' },
      },
    ]);
    const other = backend.visitor();
    await other.logIn();
    expect(await questionsOf(other)).toEqual([]);
    expect((await backend.visitor().get('LK.GetLotQuestions')).status).toBe(401);
  });

  test('is kept by the link of its letter, by the first buyer alone', async () => {
    await ask(backend.visitor(), { email: 'vera@example.org' });
    await answer();
    const { text } = await lastTo(backend.services, 'vera@example.org');
    const [, key = ''] = /\/lk\/support\/questions\?key=([\w-]{22})/.exec(text) ?? [];
    const [first] = await someBuyers(backend, 1);
    const [second] = await someBuyers(backend, 1);
    const keep = (buyer: TestClient, given = key) =>
      buyer.post('LK.KeepLotQuestion', { key: given });
    expect(
      (
        await keep(
          first,
          key.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(404);
    expect((await keep(first)).status).toBe(200);
    expect((await keep(first)).status).toBe(200);
    expect((await keep(second)).status).toBe(404);
    expect(await questionsOf(first)).toHaveLength(1);
    expect(await questionsOf(second)).toEqual([]);
  });

  test('is told in the account of a buyer who asked while logged in', async () => {
    const buyer = backend.visitor();
    await buyer.logIn();
    await ask(buyer, { email: 'another@example.ru' });
    expect(await questionsOf(buyer)).toMatchObject([{ answer: null }]);
    await answer();
    expect(await questionsOf(buyer)).toMatchObject([{ answer: { author: 'Отдел продаж' } }]);
    const { body } = await buyer.get('LK.GetNotices');
    expect(body.result).toHaveProperty('notices.0', {
      ...(body.result as { notices: object[] }).notices[0],
      title: 'Ответили на\u00a0вопрос об\u00a0объекте',
      href: '/lk/support/questions',
    });
  });
});
