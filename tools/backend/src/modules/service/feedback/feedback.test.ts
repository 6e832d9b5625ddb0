import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import type { StudioResult } from '@m30/studio/contract/client';
import { managerRatings } from './feedback.table.ts';
import { notices } from '../../people/notice/notices.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { askRatingAction } from './ask-rating.staff.ts';
import { openSurveyAction } from './open-survey.staff.ts';
import { buyerAndStranger, someBuyers } from '../../../testing/buyers.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { received } from '../../../testing/outbox.ts';
import { staffAs } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';

type Feedback = ResultOf<'LK.GetFeedback'>;

let backend: TestBackend;
let buyer: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  ({ buyer, stranger } = await buyerAndStranger(backend));
});
afterAll(() => backend.close());

const feedbackOf = async (who: TestClient) =>
  (await who.get('LK.GetFeedback')).body.result as Feedback;

const story = 'Двор тихий, соседи здороваются, лифт не скрипит.';

describe('a review', () => {
  test('goes to the staff, then to the site, and its author hears of it', async () => {
    const input = { object: 'svetly', rating: 5, message: story };
    const key = { 'Idempotency-Key': '7d1f5a1e-6e0a-4a6e-8f3f-0d6a0c1b2e3f' };
    const sent = [
      await stranger.post('LK.SendReview', input, key),
      await stranger.post('LK.SendReview', input, key),
    ].map(({ body }) => body.result as { guid: string });
    expect(sent[0]).toEqual(sent[1]);
    const [{ guid } = { guid: '' }] = sent;
    const own = (await feedbackOf(stranger)).reviews;
    expect(own).toEqual([expect.objectContaining({ guid, state: 'new', complex: 'Светлый двор' })]);
    const editor = await staffAs(backend, 'editor');
    const { reviews: waiting } = await editor.result<StudioResult<'Reviews.List'>>(
      editor.get('Reviews.List', { state: 'new' }),
    );
    const revision = waiting.find((one) => one.guid === guid)?.revision;
    await editor.result(
      editor.post('Reviews.Publish', { review: guid, revision, reply: 'Спасибо.' }),
    );
    const [row] = await backend.services.db.select().from(reviews).where(eq(reviews.guid, guid));
    expect(row).toMatchObject({ author: 'Номер0 П.', vendor: 'svetly', state: 'published' });
    expect((await feedbackOf(stranger)).reviews[0]).toMatchObject({ reply: 'Спасибо.' });
    const notified = await backend.services.db
      .select()
      .from(notices)
      .where(eq(notices.key, `review:${guid}:published`));
    expect(notified).toHaveLength(1);
  });

  test('is refused for an unknown complex, and when too many wait', async () => {
    const input = { object: 'atlantida', rating: 4, message: story };
    const strange = await stranger.post('LK.SendReview', input);
    expect([strange.status, issuesOf(strange)[0]?.path]).toEqual([422, 'object']);
    const statuses = [];
    for (let one = 0; one < 6; one++) {
      const { status } = await stranger.post('LK.SendReview', { ...input, object: '' });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
    const [other] = await someBuyers(backend, 1);
    expect((await other.post('LK.SendReview', { ...input, object: '' })).status).toBe(200);
  });
});

test('reviews of two buyers with one key and the same words are two', async () => {
  const input = { object: '', rating: 4, message: story };
  const key = { 'Idempotency-Key': randomUUID() };
  const [one, two] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  const guids = [one, two].map(async (author) => {
    const { body } = await author.post('LK.SendReview', input, key);
    return (body.result as { guid: string }).guid;
  });
  expect(new Set(await Promise.all(guids)).size).toBe(2);
});

describe('a survey', () => {
  const survey = 'pokupka-2026';
  const answers = { nps: '9', best: 'site', papers: '', more: 'Больше скамеек.' };

  test('asks again beside the questions that are left out', async () => {
    const { status, body } = await buyer.post('LK.SendSurvey', { survey, answers: { nps: '12' } });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('answers.best');
  });

  test('is answered once, however many ask at once, and gives its points', async () => {
    expect((await feedbackOf(buyer)).surveys.map(({ alias }) => alias)).toEqual([survey]);
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => buyer.post('LK.SendSurvey', { survey, answers })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(sent.find(({ status }) => status === 200)?.body.result).toEqual({ points: 100 });
    const { surveys, answered } = await feedbackOf(buyer);
    expect(surveys).toEqual([]);
    expect(answered[0]).toMatchObject({
      alias: survey,
      answers: [
        { answer: '9 из\u00a010' },
        { answer: 'Сайт и\u00a0кабинет' },
        { answer: 'Больше скамеек.' },
      ],
    });
  });

  test('that nobody has opened is not there; the staff open it and tell the buyers', async () => {
    const closed = { survey: 'dvor-vesna', answers: { what: 'bike' } };
    expect((await buyer.post('LK.SendSurvey', closed)).status).toBe(404);
    const opened = await openSurveyAction.run(backend.services, {
      survey: 'dvor-vesna',
      days: '1',
    });
    expect(opened).toMatchObject({ notified: 1 });
    expect((await buyer.post('LK.SendSurvey', closed)).status).toBe(200);
    backend.clock.pass(25 * 3600);
    expect((await stranger.post('LK.SendSurvey', closed)).status).toBe(404);
    backend.clock.pass(-25 * 3600);
    await expect(openSurveyAction.run(backend.services, { survey: 'net' })).rejects.toThrow();
  });
});

describe('the link of a rating', () => {
  const guest = () => backend.visitor();

  async function ask(): Promise<string> {
    const { link } = await askRatingAction.run(backend.services, {
      phone: '8 921 000-00-01',
      manager: 'Пётр Ильин',
      about: 'показ квартиры в «Заливе»',
    });
    return /token=([\w-]+)$/.exec(String(link))?.[1] ?? '';
  }

  test('is sent, works for whoever has it, once', async () => {
    await buyer.logIn();
    const token = await ask();
    await backend.services.outbox.flush();
    expect(JSON.stringify(await received(backend.services))).toContain(token);
    const { body } = await guest().get('LK.GetRating', { token });
    expect(body.result).toMatchObject({ state: 'open', manager: 'Пётр Ильин' });
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        guest().post('LK.SendRating', { token, stars: (index % 5) + 1, text: `Слово ${index}` }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const again = await guest().post('LK.SendRating', { token, stars: 1 });
    expect(again.body.message).toBe('По\u00a0этой ссылке оценка уже поставлена');
    expect((await guest().get('LK.GetRating', { token })).body.result).toMatchObject({
      state: 'used',
    });
    const { ratings } = await feedbackOf(buyer);
    expect(ratings[0]).toMatchObject({ manager: 'Пётр Ильин', path: null });
  });

  test('says that it is too old, or that there is none', async () => {
    const token = await ask();
    backend.clock.pass(15 * 24 * 3600);
    expect((await guest().get('LK.GetRating', { token })).body.result).toMatchObject({
      state: 'expired',
    });
    const late = await guest().post('LK.SendRating', { token, stars: 5 });
    expect([late.status, late.body.message]).toEqual([409, 'Срок ссылки вышел']);
    backend.clock.pass(-15 * 24 * 3600);
    const unknown = 'nikakoj-takoj-ssylki-net';
    expect((await guest().get('LK.GetRating', { token: unknown })).status).toBe(404);
    expect((await guest().post('LK.SendRating', { token: unknown, stars: 5 })).status).toBe(404);
    const rows = await backend.services.db
      .select()
      .from(managerRatings)
      .where(eq(managerRatings.token, token));
    expect(rows[0]?.stars).toBeNull();
  });
});

describe('a survey about a purchase', () => {
  test('asks nobody who has bought nothing, and takes no answer of his', async () => {
    const [newcomer] = await someBuyers(backend, 1);
    const asked = async (who: TestClient) =>
      (await feedbackOf(who)).surveys.map(({ alias }) => alias);
    expect(await asked(newcomer)).not.toContain('pokupka-2026');
    const given = { survey: 'pokupka-2026', answers: { nps: '9', best: 'site' } };
    expect((await newcomer.post('LK.SendSurvey', given)).status).toBe(404);
    const { buyer: owner } = await orderAt(backend, 8);
    expect(await asked(owner)).toContain('pokupka-2026');
  });
});
