import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioRegistry, type StudioMethod } from '@m30/studio/contract';
import { ALL_ROLES, mayRole, type Role } from '@m30/studio/contract/core/roles';
import { studioExamples } from '@m30/studio/contract/examples';
import type { StudioMethods } from '@m30/studio/contract/registry';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffAs, StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import * as handlers from './studio-handlers.ts';

/** What ends the login of whoever tries it. */
const ENDS_LOGIN = new Set(['Session.SignOut']);

let backend: TestBackend;
const clients = new Map<Role, StudioClient>();

beforeAll(async () => {
  backend = await testBackend();
  for (const role of ALL_ROLES) clients.set(role, await staffAs(backend, role));
});
afterAll(() => backend.close());

function ask(client: StudioClient, { name, verb }: StudioMethod) {
  const [example] = studioExamples[name as keyof StudioMethods];
  const input = example?.input as Record<string, unknown>;
  if (verb === 'POST') return client.post(name, input);
  return client.get(
    name,
    Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])),
  );
}

const methods = Object.values(handlers).map(({ method }) => [method.name, method] as const);
const guarded = methods.filter(([, { right }]) => right !== 'anyone');

const isRight = (right: string) => !['anyone', 'entering', 'self'].includes(right);

test('every method of the Studio has a handler', () => {
  const answered = Object.values(handlers).map(({ method }) => method.name);
  expect(answered.toSorted()).toEqual(studioRegistry.map(({ name }) => name).toSorted());
});

describe('nobody', () => {
  test.each(guarded)('is asked to sign in by %s', async (_, method) => {
    const guest = new StudioClient(backend.visitor());
    const { status, body } = await ask(guest, method);
    expect([status, body.message]).toEqual([401, 'Войдите в Студию']);
  });

  test.each(guarded.filter(([, { verb }]) => verb === 'POST'))(
    'is asked to sign in by %s before the input is looked at',
    async (name) => {
      const { status } = await new StudioClient(backend.visitor()).post(name, '?');
      expect(status).toBe(401);
    },
  );
});

describe('a buyer who is logged in to the account', () => {
  test.each(guarded)('is nobody to %s', async (_, method) => {
    const visitor = backend.visitor();
    expect((await visitor.logIn()).status).toBe(200);
    expect((await ask(new StudioClient(visitor), method)).status).toBe(401);
  });
});

describe.each(ALL_ROLES.map((role) => [role] as const))('the role %s', (role) => {
  const allowed = methods.filter(
    ([name, { right }]) =>
      !ENDS_LOGIN.has(name) && (!isRight(right) || mayRole(role, right as never)),
  );
  const refused = methods.filter(
    ([, { right }]) => isRight(right) && !mayRole(role, right as never),
  );

  test.each(refused)('is refused by %s, and nothing is written', async (_, method) => {
    const before = await backend.services.db.$count(staffAudit);
    const { status, body } = await ask(clients.get(role) as StudioClient, method);
    expect([status, body.message]).toEqual([403, 'Вашей роли это действие не разрешено']);
    expect(await backend.services.db.$count(staffAudit)).toBe(before);
  });

  test.each(allowed.filter(([, { right }]) => isRight(right)))(
    'gets an answer of %s that is no refusal for the right',
    async (_, method) => {
      const { status, body } = await ask(clients.get(role) as StudioClient, method);
      expect([401, 500]).not.toContain(status);
      expect(body.message).not.toBe('Вашей роли это действие не разрешено');
    },
  );
});

describe('a write from another site', () => {
  const posts = methods.filter(([, { verb }]) => verb === 'POST');
  test.each(posts)('does not reach %s', async (name) => {
    const client = clients.get('administrator') as StudioClient;
    const [example] = studioExamples[name as keyof StudioMethods];
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, body } = await client.post(name, example?.input, headers);
      expect([status, body.message]).toEqual([403, 'Запрос пришёл с другого сайта']);
    }
  });

  test.each(posts)('of a form does not reach %s', async (name) => {
    const client = clients.get('administrator') as StudioClient;
    const { status } = await client.post(name, {}, { 'content-type': 'text/plain' });
    expect(status).toBe(415);
  });

  test.each(posts)('cannot be sent to %s as a link', async (name) => {
    const { status } = await (clients.get('administrator') as StudioClient).get(name);
    expect(status).toBe(405);
  });
});

test('a staff session is nobody to the account and to the command line’s actions', async () => {
  const { visitor } = clients.get('administrator') as StudioClient;
  const info = await visitor.post('User.GetInfo', {});
  expect(info.body.result).toEqual({ user: null });
  expect((await visitor.get('Order.GetOrderList')).status).not.toBe(200);
  const action = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await visitor.send('/staff/actions/ticket.close', action)).status).toBe(404);
  const { name, value } = { name: 'auth.session', value: visitor.cookies.get('studio.session') };
  visitor.cookies.set(name, value ?? '');
  expect((await visitor.post('User.GetInfo', {})).body.result).toEqual({ user: null });
  visitor.cookies.delete(name);
});

test('the cookie is for this host alone, hidden from scripts, and never sent for another site', async () => {
  const secure = await backend.restarted({ PUBLIC_ORIGIN: 'https://site.test' });
  const client = new StudioClient(secure.visitor());
  const { headers } = await client.signIn('editor@meridian30.example');
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-studio\.session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});
