import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { lessons } from './school.table.ts';
import { buyerAndStranger, someBuyers } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type Lesson = ResultOf<'LK.GetLesson'>;
type School = ResultOf<'LK.GetSchool'>;

let backend: TestBackend;
let buyer: TestClient;
let newcomer: TestClient;

/** Right answers of every lesson. */
const right = new Map<string, Record<string, string>>();

beforeAll(async () => {
  backend = await testBackend();
  ({ buyer, stranger: newcomer } = await buyerAndStranger(backend));
  for (const lesson of await backend.services.db.select().from(lessons)) {
    right.set(lesson.alias, Object.fromEntries(lesson.questions.map((one) => [one.id, one.right])));
  }
});
afterAll(() => backend.close());

const lesson = async (who: TestClient, alias: string) =>
  (await who.get('LK.GetLesson', { alias })).body.result as Lesson;
const school = async (who: TestClient) => (await who.get('LK.GetSchool')).body.result as School;

test('every question of the school has its right answer among the options', async () => {
  for (const { alias, questions } of await backend.services.db.select().from(lessons)) {
    expect([alias, questions.length]).toEqual([alias, 3]);
    for (const { options, right: id } of questions) {
      expect(options.map((option) => option.id)).toContain(id);
    }
  }
});

test('a lesson never tells the right answers beforehand', async () => {
  const { body } = await newcomer.get('LK.GetLesson', { alias: 'pereplanirovka' });
  expect(JSON.stringify(body)).not.toMatch(/"right"|"why"/);
});

test('a lesson that was begun goes on where it stopped', async () => {
  expect((await school(newcomer)).next).toBe('pervyj-mesyac');
  await newcomer.post('LK.SaveLesson', { alias: 'vozduh-i-vlazhnost', answers: {} });
  expect((await school(newcomer)).next).toBe('vozduh-i-vlazhnost');
  const chosen = { winter: 'dry' };
  await newcomer.post('LK.SaveLesson', { alias: 'vozduh-i-vlazhnost', answers: chosen });
  await newcomer.post('LK.SaveLesson', { alias: 'vozduh-i-vlazhnost', answers: {} });
  const found = await lesson(newcomer, 'vozduh-i-vlazhnost');
  expect([found.answers, found.state, found.checked]).toEqual([chosen, 'started', []]);
});

test('wrong answers are told and may be mended; a done lesson stays done', async () => {
  const alias = 'vozduh-i-vlazhnost';
  const answers = right.get(alias) ?? {};
  const wrong = { ...answers, winter: 'dry' };
  const first = await newcomer.post('LK.CheckLesson', { alias, answers: wrong });
  expect(first.body.result).toMatchObject({ score: 2, total: 3, done: false });
  expect((await lesson(newcomer, alias)).checked.filter((one) => !one.right)).toHaveLength(1);
  const second = await newcomer.post('LK.CheckLesson', { alias, answers });
  expect(second.body.result).toMatchObject({ score: 3, done: true, points: 0 });
  await newcomer.post('LK.SaveLesson', { alias, answers: wrong });
  const found = await lesson(newcomer, alias);
  expect([found.state, found.score, found.answers]).toEqual(['done', 3, answers]);
  expect((await school(newcomer)).done).toBe(1);
});

test('a lesson gives its points once, to those who have a card', async () => {
  const alias = 'pereplanirovka';
  const answers = right.get(alias) ?? {};
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => buyer.post('LK.CheckLesson', { alias, answers })),
  );
  const points = sent.map(({ body }) => (body.result as { points: number }).points);
  expect(points.sort((a, b) => b - a)).toEqual([50, 0, 0, 0, 0]);
});

test('two buyers learn one lesson apart', async () => {
  const [slow, quick] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  const alias = 'pereplanirovka';
  const begun = { order: 'sketch' };
  await slow.post('LK.SaveLesson', { alias, answers: begun });
  await quick.post('LK.CheckLesson', { alias, answers: right.get(alias) });
  expect(await lesson(slow, alias)).toMatchObject({ state: 'started', answers: begun });
  expect(await lesson(quick, alias)).toMatchObject({ state: 'done', answers: right.get(alias) });
});

test('what is left out or strange is refused beside its question', async () => {
  const alias = 'pereplanirovka';
  const half = await buyer.post('LK.CheckLesson', { alias, answers: { order: 'sketch' } });
  expect(half.status).toBe(422);
  expect((half.body.result as { issues: unknown[] }).issues).toHaveLength(2);
  const strange = { alias, answers: { order: 'nothing' } };
  expect((await buyer.post('LK.SaveLesson', strange)).status).toBe(422);
  for (const name of ['LK.SaveLesson', 'LK.CheckLesson']) {
    expect((await buyer.post(name, { alias: 'nikakoj', answers: {} })).status).toBe(404);
  }
  expect((await buyer.get('LK.GetLesson', { alias: 'nikakoj' })).status).toBe(404);
});
