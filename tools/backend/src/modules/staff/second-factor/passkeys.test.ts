import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_STAFF_PASSWORD } from '../../../../demo/seed/demo-staff.ts';
import { staffAs, StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { virtualPasskey } from '../../../testing/studio/virtual-passkey.ts';
import { staffPasskeys, staffRecoveryCodes } from '../person/staff-people.table.ts';

const EMAIL = 'marketer@meridian30.example';
const ORIGIN = 'http://site.test';

type Options = { options: { challenge: string } };

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(staffPasskeys);
  await backend.services.db.delete(staffRecoveryCodes);
});

async function challengeOf(client: StudioClient, name: string): Promise<string> {
  const { options } = await client.result<Options>(client.post(name, {}));
  return options.challenge;
}

/** Adds a passkey to who has signed in. */
async function add(client: StudioClient, origin = ORIGIN) {
  const key = virtualPasskey();
  const challenge = await challengeOf(client, 'SecondFactor.StartPasskey');
  const response = key.create({ challenge, origin });
  const answer = await client.post('SecondFactor.ConfirmPasskey', { response, name: 'Ноутбук' });
  return { key, answer, response };
}

async function halfway() {
  const { key } = await add(await staffAs(backend, 'marketer'));
  const client = new StudioClient(backend.visitor());
  await client.result(client.signIn(EMAIL));
  return { client, key };
}

test('a passkey is added with recovery codes, and completes the next login', async () => {
  const first = await staffAs(backend, 'marketer');
  const { key, answer } = await add(first);
  expect(answer.body.result).toMatchObject({ recovery_codes: { length: 10 } });
  const client = new StudioClient(backend.visitor());
  const me = await client.result<object>(client.signIn(EMAIL));
  expect(me).toMatchObject({ stage: 'second_factor', factors: ['passkey', 'recovery'] });
  const challenge = await challengeOf(client, 'Session.StartPasskey');
  const response = key.get({ challenge, origin: ORIGIN });
  const done = client.post('Session.ConfirmPasskey', { response });
  expect(await client.result<object>(done)).toMatchObject({ stage: 'full' });
});

test('an answer that is sent again, or to another login, is worth nothing', async () => {
  const { client, key } = await halfway();
  const challenge = await challengeOf(client, 'Session.StartPasskey');
  const response = key.get({ challenge, origin: ORIGIN });
  const other = new StudioClient(backend.visitor());
  await other.result(other.signIn(EMAIL));
  await challengeOf(other, 'Session.StartPasskey');
  expect((await other.post('Session.ConfirmPasskey', { response })).status).toBe(422);
  const answers = await Promise.all(
    [1, 2].map(() => client.post('Session.ConfirmPasskey', { response })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the page of another site gets nothing signed that counts here', async () => {
  const { client, key } = await halfway();
  const challenge = await challengeOf(client, 'Session.StartPasskey');
  const response = key.get({ challenge, origin: 'https://site.test.evil.example' });
  expect((await client.post('Session.ConfirmPasskey', { response })).status).toBe(422);
  const { answer } = await add(await staffAs(backend, 'editor'), 'https://evil.example');
  expect(answer.status).toBe(422);
});

test('a colleague’s passkey opens nothing', async () => {
  const { client } = await halfway();
  const { key } = await add(await staffAs(backend, 'lawyer'));
  const challenge = await challengeOf(client, 'Session.StartPasskey');
  const response = key.get({ challenge, origin: ORIGIN });
  expect((await client.post('Session.ConfirmPasskey', { response })).status).toBe(422);
});

test('a challenge of a login makes no passkey', async () => {
  const client = await staffAs(backend, 'marketer');
  await add(client);
  const challenge = await challengeOf(client, 'Session.StartPasskey');
  const response = virtualPasskey().create({ challenge, origin: ORIGIN });
  const input = { response, name: 'Чужой' };
  expect((await client.post('SecondFactor.ConfirmPasskey', input)).status).toBe(409);
  expect(await backend.services.db.$count(staffPasskeys)).toBe(1);
});

test('the last factor is not deleted, another one is', async () => {
  const client = await staffAs(backend, 'marketer');
  const one = (await add(client)).response.id;
  const remove = (id: string) =>
    client.post('SecondFactor.DeletePasskey', { id, password: DEMO_STAFF_PASSWORD });
  expect((await remove(one)).status).toBe(409);
  await add(client);
  expect((await remove(one)).status).toBe(200);
  expect((await remove(one)).status).toBe(404);
});
