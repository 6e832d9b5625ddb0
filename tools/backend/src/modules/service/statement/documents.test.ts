import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { checkStatement, statementTemplate } from '@m30/forms/statement';
import { demoStatements } from '../../../../demo/data/account/statements.ts';
import { users } from '../../people/account/accounts.table.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { tickets } from '../ticket/tickets.table.ts';
import { confirmRequestAction } from '../service-request/confirm-request.staff.ts';
import { finishRequestAction } from '../service-request/finish-request.staff.ts';
import { finishStatementAction } from './finish-statement.staff.ts';
import { refuseStatementAction } from './refuse-statement.staff.ts';
import { takeStatementAction } from './take-statement.staff.ts';
import { answerTicketAction } from '../ticket/answer-ticket.staff.ts';
import { openTicketsOf, unreadTicketsOf } from '../ticket/count-tickets.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { streamsOf } from '../../../testing/pdf/streams-of.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let demo: TestClient;
let buyer: TestClient;
let other: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  demo = backend.visitor();
  await demo.logIn();
  [buyer, other] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
});
afterAll(() => backend.close());

const receipt = { template: 'receipt', answers: { for: 'bank', email: 'anna@example.com' } };

async function sent(): Promise<ResultOf<'LK.SendStatement'>['statement']> {
  const { body } = await buyer.post('LK.SendStatement', receipt);
  return (body.result as ResultOf<'LK.SendStatement'>).statement;
}

/** Answers to a buyer who asks once too often in a day, and to another one. */
async function pastLimit(method: string, input: object): Promise<number[]> {
  const [eager, calm] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  for (let one = 0; one < 20; one++) expect((await eager.post(method, input)).status).toBe(200);
  return [(await eager.post(method, input)).status, (await calm.post(method, input)).status];
}

async function statementOf(guid: string): Promise<ResultOf<'LK.GetStatement'>['statement']> {
  const { body } = await buyer.get('LK.GetStatement', { statement: guid });
  return (body.result as ResultOf<'LK.GetStatement'>).statement;
}

describe('statements', () => {
  test('of the demo buyer keep the rules of their forms', () => {
    for (const { template, answers } of demoStatements) {
      const found = statementTemplate(template);
      expect(found && checkStatement(found, answers, backend.clock())).toEqual([]);
    }
  });

  test('are listed with their numbers and states, newest first', async () => {
    const { body } = await demo.get('LK.GetStatements', {});
    const { statements, total } = body.result as ResultOf<'LK.GetStatements'>;
    expect(total).toBe(5);
    expect(statements.map(({ state }) => state)).toEqual([
      'sent',
      'review',
      'done',
      'refused',
      'done',
    ]);
    expect(statements[0]?.number).toMatch(/^З-100\d\d$/);
  });

  test('a form begins with what the account knows', async () => {
    const { body } = await demo.get('LK.GetStatementForm', { template: 'refund' });
    expect(body.result).toMatchObject({
      buyer: 'Савельева Марина Андреевна',
      answers: { inn: '500100732259' },
    });
    expect((await demo.get('LK.GetStatementForm', { template: 'none' })).status).toBe(404);
  });

  test('a form knows nothing of a namesake', async () => {
    const [namesake] = await someBuyers(backend, 1);
    const id = await userIdOf(namesake);
    await backend.services.db.update(users).set({ lastName: 'Савельева' }).where(eq(users.id, id));
    const { body } = await namesake.get('LK.GetStatementForm', { template: 'refund' });
    expect(body.result).not.toHaveProperty('answers.inn');
  });

  test('are twenty a day of one buyer', async () => {
    expect(await pastLimit('LK.SendStatement', receipt)).toEqual([429, 200]);
  });

  test('wrong requisites are refused field by field', async () => {
    const [{ answers, template }] = demoStatements as [(typeof demoStatements)[number]];
    const wrong = { ...answers, account: '40817810955000000017', kpp: '1' };
    const { status, body } = await buyer.post('LK.SendStatement', { template, answers: wrong });
    const { issues } = body.result as { issues: { path: string }[] };
    expect([status, issues.map(({ path }) => path)]).toEqual([
      422,
      ['answers.kpp', 'answers.account'],
    ]);
  });

  test('one goes from sent to done, and its buyer is notified of each step', async () => {
    const { guid, number } = await sent();
    await takeStatementAction.run(backend.services, { statement: guid });
    expect(await statementOf(guid)).toMatchObject({ state: 'review', answer: null });
    await finishStatementAction.run(backend.services, { statement: guid, text: 'Справка готова' });
    expect(await statementOf(guid)).toMatchObject({ state: 'done', answer: 'Справка готова' });
    const notice = (await backend.services.db.select().from(notices)).map(({ title }) => title);
    expect(notice).toEqual(
      expect.arrayContaining([
        `Заявление ${number} рассматривают`,
        `Заявление ${number} исполнено`,
      ]),
    );
    const again = refuseStatementAction.run(backend.services, { statement: guid, reason: 'Нет' });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  test('the same key sends one statement', async () => {
    const key = { 'idempotency-key': 'statement-0001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.post('LK.SendStatement', receipt, key)),
    );
    const guids = answers.map(
      ({ body }) => (body.result as ResultOf<'LK.SendStatement'>).statement.guid,
    );
    expect(new Set(guids).size).toBe(1);
  });

  test('the documents are PDFs whose Cyrillic can be searched, for their buyer alone', async () => {
    const { guid } = await sent();
    const paper = `/api/statements/${guid}.pdf`;
    expect((await buyer.send(`/api/statements/${guid}/answer.pdf`)).status).toBe(404);
    await finishStatementAction.run(backend.services, { statement: guid, text: 'Готово' });
    for (const path of [paper, `/api/statements/${guid}/answer.pdf`]) {
      const response = await buyer.send(path);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await response.arrayBuffer());
      const maps = streamsOf(bytes).filter((text) => /beginbf(range|char)/.test(text));
      expect(maps.join('\n').toLowerCase()).toMatch(/0437/);
      expect((await other.send(path)).status).toBe(404);
      expect((await backend.visitor().send(path)).status).toBe(401);
    }
  });

  test('a document is shown before it is sent, gaps and all', async () => {
    const statement = JSON.stringify({ template: 'refund', answers: { amount: '100' } });
    const response = await buyer.send('/api/statements/preview.pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ statement }).toString(),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
  });
});

describe('services', () => {
  const address = 'Невский, 1';
  const order = { service: 'pereezd', choice: 'Машина', address, wished_on: '2026-11-28' };

  test('are sections with prices, and orders of them', async () => {
    const { body } = await demo.get('LK.GetServices', {});
    const { sections, requests } = body.result as ResultOf<'LK.GetServices'>;
    expect(sections.find(({ id }) => id === 'pereezd')).toMatchObject({ price_from: 890_000 });
    expect(sections.find(({ id }) => id === 'otdelka')?.sections).toHaveLength(2);
    expect(requests.map(({ state }) => state)).toEqual(['confirmed', 'refused', 'done']);
  });

  test.each([
    [{ wished_on: '2026-11-18' }, 422],
    [{ wished_on: '2027-03-18' }, 422],
    [{ wished_on: '2026-11-31' }, 422],
    [{ choice: 'Самолёт' }, 422],
    [{ address: ' ' }, 422],
    [{ service: 'otdelka' }, 404],
    [{ service: 'none' }, 404],
  ])('an order with %j is refused with %i', async (wrong, status) => {
    expect((await buyer.post('LK.SendServiceRequest', { ...order, ...wrong })).status).toBe(status);
  });

  test('are ordered twenty times a day by one buyer', async () => {
    expect(await pastLimit('LK.SendServiceRequest', order)).toEqual([429, 200]);
  });

  test('one is confirmed with a day and a price, done, and not cancelled after that', async () => {
    const { body } = await buyer.post('LK.SendServiceRequest', order);
    const { guid } = (body.result as ResultOf<'LK.SendServiceRequest'>).request;
    const confirmed = { request: guid, day: '2026-11-29', price: '9900' };
    await confirmRequestAction.run(backend.services, confirmed);
    await finishRequestAction.run(backend.services, { request: guid });
    const list = (await buyer.get('LK.GetServices', {})).body.result as ResultOf<'LK.GetServices'>;
    expect(list.requests[0]).toMatchObject({
      state: 'done',
      address,
      planned_on: '2026-11-29',
      price: 990_000,
    });
    const cancelled = await buyer.post('LK.CancelServiceRequest', { request: guid });
    expect(cancelled.status).toBe(409);
    expect((await other.post('LK.CancelServiceRequest', { request: guid })).status).toBe(404);
  });
});

describe('tickets', () => {
  const question = {
    topic: 'other',
    title: 'Пропуск',
    text: 'Как заказать пропуск на\u00a0стройку?',
  };
  const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  async function opened(more: object = {}): Promise<ResultOf<'LK.SendTicket'>['ticket']> {
    const { body, status } = await buyer.post('LK.SendTicket', { ...question, ...more });
    expect(status).toBe(200);
    return (body.result as ResultOf<'LK.SendTicket'>).ticket;
  }

  async function uploaded(who: TestClient, ticket?: string): Promise<string> {
    const file = { name: 'Письмо.pdf', size: PDF.length, ...(ticket && { ticket }) };
    const { body } = await who.post('LK.AddTicketFile', file);
    const { upload } = body.result as ResultOf<'LK.AddTicketFile'>;
    await who.send(`/api/uploads/${upload}?offset=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream' },
      body: PDF,
    });
    return upload;
  }

  test('a question gets a number and a term in working hours', async () => {
    expect(await opened()).toMatchObject({
      number: expect.stringMatching(/^О-\d{5}$/) as string,
      state: 'open',
      unread: false,
      answer_by: '2026-11-19T08:00:00.000Z',
    });
  });

  test('are twenty a day of one buyer', async () => {
    expect(await pastLimit('LK.SendTicket', question)).toEqual([429, 200]);
  });

  test('an answer makes it unread until it is opened; a word more opens it again', async () => {
    const { guid } = await opened();
    const { db } = backend.services;
    backend.clock.pass(60);
    await answerTicketAction.run(backend.services, {
      ticket: guid,
      text: 'Пропуск готов',
      close: 'true',
    });
    const closed = (await buyer.get('LK.GetTicket', { ticket: guid })).body
      .result as ResultOf<'LK.GetTicket'>;
    expect(closed.ticket).toMatchObject({ state: 'closed', unread: true, answer_by: null });
    expect(closed.ticket.messages.at(-1)).toMatchObject({ staff: 'Служба заботы' });
    const { userId } = (await db.select().from(tickets)).find((one) => one.guid === guid) ?? {};
    expect(await unreadTicketsOf(db, userId ?? 0)).toBe(1);
    await buyer.post('LK.ReadTicket', { ticket: guid });
    expect(await unreadTicketsOf(db, userId ?? 0)).toBe(0);
    const open = await openTicketsOf(db, userId ?? 0);
    await buyer.post('LK.AnswerTicket', { ticket: guid, text: 'А\u00a0на\u00a0машину?' });
    expect(await openTicketsOf(db, userId ?? 0)).toBe(open + 1);
  });

  test('opened by its buyer leaves alone what others were told', async () => {
    const { guid } = await opened();
    const { db } = backend.services;
    await answerTicketAction.run(backend.services, { ticket: guid, text: 'Да' });
    const ofTicket = eq(notices.href, `/lk/support/${guid}`);
    const [notice] = await db.select().from(notices).where(ofTicket);
    if (!notice) throw new Error('nobody was told of the answer');
    const userId = await userIdOf(other);
    await db.insert(notices).values({ ...notice, id: undefined, guid: undefined, userId });
    await buyer.post('LK.ReadTicket', { ticket: guid });
    const rows = await db.select().from(notices).where(ofTicket);
    const read = new Map(rows.map((row) => [row.userId, row.readAt !== null]));
    expect([read.get(notice.userId), read.get(userId)]).toEqual([true, false]);
  });

  test('it is rated after an answer, closed and opened again', async () => {
    const { guid } = await opened();
    expect((await buyer.post('LK.RateTicket', { ticket: guid, rating: 5 })).status).toBe(409);
    await answerTicketAction.run(backend.services, { ticket: guid, text: 'Да' });
    expect((await buyer.post('LK.RateTicket', { ticket: guid, rating: 5 })).status).toBe(200);
    expect((await buyer.post('LK.ReopenTicket', { ticket: guid })).status).toBe(409);
    await buyer.post('LK.CloseTicket', { ticket: guid });
    const { body } = await buyer.post('LK.ReopenTicket', { ticket: guid });
    expect(body.result).toMatchObject({ ticket: { state: 'open', rating: 5 } });
  });

  test('files travel with their message and are nobody else’s', async () => {
    const file = await uploaded(buyer);
    const theft = await other.post('LK.SendTicket', { ...question, files: [file] });
    expect(theft.status).toBe(422);
    const { messages } = await opened({ files: [file] });
    const [sentFile] = messages[0]?.files ?? [];
    expect(sentFile).toMatchObject({ name: 'Письмо', type: 'pdf', size: PDF.length });
    expect((await buyer.send(sentFile?.src ?? '')).status).toBe(200);
    expect((await other.send(sentFile?.src ?? '')).status).toBe(404);
    const gone = await buyer.post('LK.DeleteTicketFile', { file });
    expect((await buyer.send(sentFile?.src ?? '')).status).toBe(200);
    expect(gone.status).toBe(200);
  });

  test('nobody writes or uploads in somebody else’s', async () => {
    const { guid } = await opened();
    const calls = ['GetTicket', 'ReadTicket', 'CloseTicket', 'ReopenTicket'] as const;
    for (const name of calls) {
      const ask = name === 'GetTicket' ? other.get.bind(other) : other.post.bind(other);
      expect((await ask(`LK.${name}`, { ticket: guid })).status).toBe(404);
    }
    const add = { ticket: guid, name: 'a.pdf', size: 10 };
    expect((await other.post('LK.AddTicketFile', add)).status).toBe(404);
    expect((await other.post('LK.AnswerTicket', { ticket: guid, text: 'Я' })).status).toBe(404);
  });
});
