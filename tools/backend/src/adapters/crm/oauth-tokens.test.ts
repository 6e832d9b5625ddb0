import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeOAuth } from '../../testing/crm-fakes/fake-oauth.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { CrmFailure } from './crm-failure.ts';
import { crmConnections } from './crm-connections.table.ts';
import { createTokens, type Grant } from './oauth-tokens.ts';

let backend: TestBackend;
let oauth: FakeOAuth;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(crmConnections);
  oauth = new FakeOAuth({ id: 'id', secret: 'secret', code: 'first code', lifetime: 3600 });
});

const { signal } = new AbortController();

async function exchange(grant: Grant) {
  const asked =
    'code' in grant
      ? { grant_type: 'authorization_code', code: grant.code }
      : { grant_type: 'refresh_token', refresh_token: grant.refresh };
  const { status, body } = oauth.exchange({ client_id: 'id', client_secret: 'secret', ...asked });
  if (status !== 200) throw new CrmFailure('access', `access: HTTP ${status}`);
  const given = body as { access_token: string; refresh_token: string; expires_in: number };
  return {
    access: given.access_token,
    refresh: given.refresh_token,
    expiresIn: given.expires_in,
  };
}

/** Tokens as one process has them. */
function tokensOf(changes: { code?: string; exchange?: typeof exchange } = {}) {
  const { db, seal, clock } = backend.services;
  const wait = () => new Promise((go) => setTimeout(go, 5));
  return createTokens({
    ...{ db, seal, clock, wait, exchange, system: 'amocrm', code: 'first code' },
    ...changes,
  });
}

test('the code is exchanged once, and processes that find the token ended renew it once', async () => {
  const processes = [tokensOf(), tokensOf(), tokensOf()];
  const ask = () => Promise.all(processes.map((one) => one.access(signal)));
  const first = await ask();
  expect([new Set(first).size, oauth.given]).toEqual([1, 1]);
  backend.clock.pass(3600);
  const second = await ask();
  expect([new Set(second).size, oauth.given, oauth.refused]).toEqual([1, 2, 0]);
  expect(second[0]).not.toBe(first[0]);
});

test('the database alone tells no token', async () => {
  const access = await tokensOf().access(signal);
  const [row] = await backend.services.db.select().from(crmConnections);
  expect(JSON.stringify(row)).not.toContain(access.slice(0, 12));
});

test('a token that the CRM refuses before its time is renewed, unless somebody has already', async () => {
  const [one, other] = [tokensOf(), tokensOf()];
  const ended = await one.access(signal);
  oauth.expire();
  const renewed = await one.renew(ended, signal);
  expect(await other.renew(ended, signal)).toBe(renewed);
  expect([oauth.given, oauth.isGood(renewed)]).toEqual([2, true]);
});

test('a process that was killed while it renewed is taken over when its lease has ended', async () => {
  await tokensOf().access(signal);
  backend.clock.pass(3600);
  void tokensOf({ exchange: () => new Promise(() => undefined) }).access(signal);
  await expect
    .poll(async () => (await backend.services.db.select().from(crmConnections))[0]?.claim)
    .not.toBeNull();
  backend.clock.pass(30);
  expect(oauth.isGood(await tokensOf().access(signal))).toBe(true);
});

test('whose refresh token another process has used meanwhile follows that one', async () => {
  await tokensOf().access(signal);
  backend.clock.pass(3600);
  const slow = tokensOf({
    exchange: async (grant) => {
      backend.clock.pass(30);
      await tokensOf().access(signal);
      return exchange(grant);
    },
  });
  const access = await slow.access(signal);
  expect([oauth.isGood(access), oauth.given, oauth.refused]).toEqual([true, 2, 1]);
});

test('access that was taken away is said, and a new code begins anew', async () => {
  const ended = await tokensOf().access(signal);
  oauth.revoke();
  await expect(tokensOf().renew(ended, signal)).rejects.toThrow('access: HTTP 400');
  oauth = new FakeOAuth({ id: 'id', secret: 'secret', code: 'second code', lifetime: 3600 });
  const access = await tokensOf({ code: 'second code' }).access(signal);
  expect(oauth.isGood(access)).toBe(true);
});
