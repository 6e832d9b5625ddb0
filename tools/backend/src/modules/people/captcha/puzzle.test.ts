import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { solve } from '../../../testing/solve.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const CALLBACK = 'Form.CallRequest';
const MOVING = 'Form.CallRequestEasyMoving';
const PARTNER = { referer: 'https://partner.example/flats', origin: 'https://partner.example' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const lead = { name: 'Ольга', phone: '8 (921) 555-01-02', url: '/katalog' };
const send = async (visitor: TestClient, token: string, form = CALLBACK, headers = {}) =>
  (await visitor.post(form, { ...lead, token }, headers)).status;

/** A puzzle as a page asks for it. */
async function puzzle(visitor: TestClient, query: Record<string, string>, headers = {}) {
  const search = new URLSearchParams(query).toString();
  const response = await visitor.send(`/api/Captcha.GetChallenge?${search}`, { headers });
  const { result } = (await response.json()) as { result: ResultOf<'Captcha.GetChallenge'> };
  return { result, status: response.status, retryAfter: response.headers.get('retry-after') };
}
const tokenOf = async (...asked: Parameters<typeof puzzle>) =>
  solve((await puzzle(...asked)).result);

describe('a token', () => {
  test('of one form is refused by another, and still good for its own', async () => {
    const visitor = backend.visitor();
    const token = await visitor.token(CALLBACK);
    expect(await send(visitor, token, MOVING)).toBe(403);
    expect(await send(visitor, token)).toBe(200);
  });

  test('of one visitor is refused by another, also of the same address', async () => {
    const [one, other] = [backend.visitor(), backend.visitor()];
    await other.token(CALLBACK);
    const token = await one.token(CALLBACK);
    expect(await send(other, token)).toBe(403);
    expect(await send(backend.visitor(), token)).toBe(403);
    expect(await send(one, token)).toBe(200);
  });

  test('is good once, and for three minutes', async () => {
    const visitor = backend.visitor();
    const token = await visitor.token(CALLBACK);
    expect([await send(visitor, token), await send(visitor, token)]).toEqual([200, 403]);
    const [late, old] = [await visitor.token(CALLBACK), await visitor.token(CALLBACK)];
    backend.clock.pass(179);
    expect(await send(visitor, late)).toBe(200);
    backend.clock.pass(1);
    expect(await send(visitor, old)).toBe(403);
  });

  test('stays its visitor’s who changes the network on the way', async () => {
    const train = backend.visitor('198.51.100.1');
    const token = await train.token(CALLBACK);
    const station = backend.visitor('198.51.100.2');
    for (const [name, value] of train.cookies) station.cookies.set(name, value);
    expect(await send(station, token)).toBe(200);
  });

  test('tells nothing of its visitor, and cannot be made another’s', async () => {
    const visitor = backend.visitor();
    const payload = JSON.parse(atob(await visitor.token(CALLBACK))) as { salt: string };
    for (const value of visitor.cookies.values()) expect(payload.salt).not.toContain(value);
    const foreign = JSON.parse(atob(await visitor.token(MOVING))) as { salt: string };
    const use = /use=[^&]+/;
    const salt = payload.salt.replace(use, use.exec(foreign.salt)?.[0] ?? '');
    expect(await send(visitor, btoa(JSON.stringify({ ...payload, salt })), MOVING)).toBe(403);
  });

  test('of a code is bound to the screen that asks for it', async () => {
    const visitor = backend.visitor();
    const phone = '+7 (921) 555-01-03';
    const token = await visitor.token('User.CheckSMSPhone');
    const wrong = await visitor.post('User.ChangeCheckSMSPhone', { phone, token });
    expect(wrong.status).toBe(403);
    const own = await visitor.token('User.ChangeCheckSMSPhone');
    expect((await visitor.post('User.ChangeCheckSMSPhone', { phone, token: own })).status).toBe(
      200,
    );
  });
});

describe('a page without cookies', () => {
  const frame = { form: CALLBACK, cookieless: '1' };

  test('in a frame gets a token of its network and form, for twice the work', async () => {
    const { result } = await puzzle(backend.visitor('198.51.100.11'), frame);
    expect(result.maxnumber).toBe(100);
    // No cookie comes back from there.
    expect(await send(backend.visitor('198.51.100.11'), solve(result))).toBe(200);
    const token = await tokenOf(backend.visitor('198.51.100.11'), frame);
    expect(await send(backend.visitor('198.51.100.12'), token)).toBe(403);
    expect(await send(backend.visitor('198.51.100.11'), token, MOVING)).toBe(403);
  });

  test('of another site, behind that site’s own server, is bound to its origin too', async () => {
    const { referer } = PARTNER;
    const visitor = () => backend.visitor('198.51.100.13');
    const asked = visitor();
    const token = await tokenOf(asked, { form: CALLBACK }, { referer });
    expect(asked.cookies.size).toBe(0);
    expect(await send(visitor(), token)).toBe(403);
    const other = { referer: 'https://other.example/' };
    expect(await send(visitor(), token, CALLBACK, other)).toBe(403);
    expect(await send(visitor(), token, MOVING, { referer })).toBe(403);
    expect(await send(visitor(), token, CALLBACK, { referer })).toBe(200);
  });

  test('of another site that asks here itself stays refused', async () => {
    const token = await tokenOf(backend.visitor(), { form: CALLBACK }, PARTNER);
    expect(await send(backend.visitor(), token, CALLBACK, PARTNER)).toBe(403);
  });

  test('without JavaScript needs no token', async () => {
    const answer = await backend.visitor().post(CALLBACK, { ...lead, noscript: true });
    expect(answer.status).toBe(200);
  });
});

test('a form that names no method has a token for any of them, for eight times the work', async () => {
  const visitor = backend.visitor('198.51.100.21');
  const { result } = await puzzle(visitor, {});
  expect(result.maxnumber).toBe(400);
  expect(await send(visitor, solve(result), MOVING)).toBe(200);
  expect(await send(backend.visitor('198.51.100.21'), await visitor.token())).toBe(403);
});

test('puzzles are given to an address only so many, fewer where they bind less', async () => {
  const strict = await backend.restarted({
    RATE_LIMIT_PUZZLE_ADDRESS: '3/3600',
    RATE_LIMIT_PUZZLE_OTHER: '1/3600',
  });
  const statuses = async (query: Record<string, string>, count: number) => {
    const all: number[] = [];
    while (all.length < count) all.push((await puzzle(strict.visitor(), query)).status);
    return all;
  };
  expect(await statuses({ form: CALLBACK }, 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses({}, 2)).toEqual([200, 429]);
  expect((await puzzle(strict.visitor(), {})).retryAfter).toBe('3600');
  expect((await puzzle(strict.visitor('198.51.100.31'), {})).status).toBe(200);
  backend.clock.pass(3600);
  expect((await puzzle(strict.visitor(), { form: CALLBACK })).status).toBe(200);
});

test('a program that sends one after another works more for each, until it rests', async () => {
  const program = backend.visitor('198.51.100.41');
  const ask = async () => (await puzzle(program, { form: CALLBACK })).result.maxnumber;
  const work: number[] = [];
  while (work.length < 60) work.push(await ask());
  expect([work[0], work[19], work.at(-1)]).toEqual([50, 50, 800]);
  backend.clock.pass(3600);
  expect(await ask()).toBe(50);
});
