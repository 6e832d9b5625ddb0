import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as handlers from './handlers.ts';
import * as studioHandlers from './studio/studio-handlers.ts';
import { asQuery, MALFORMED_RUNS, malformedBodies } from '../testing/malformed-bodies.ts';
import { staffAs, type StudioClient } from '../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;
let administrator: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  buyer = backend.visitor();
  administrator = await staffAs(backend, 'administrator');
});
afterAll(() => backend.close());

/** A method may have ended the login; without one the next would refuse before it reads anything. */
beforeEach(async () => {
  const { body } = await buyer.post('User.GetInfo', {});
  if (!(body.result as { user: unknown }).user) await buyer.logIn();
  const { status } = await administrator.get('Session.Me');
  if (status !== 200) administrator = await staffAs(backend, 'administrator');
});

const cases = [
  ...Object.values(handlers).map(({ method }) => [method.name, method, () => buyer] as const),
  ...Object.values(studioHandlers).map(
    ({ method }) => [`the Studio’s ${method.name}`, method, () => administrator] as const,
  ),
];

test.each(cases)(
  '%s refuses what it cannot read and never breaks',
  async (_, method, asker) => {
    const { name, verb } = method;
    await fc.assert(
      fc.asyncProperty(malformedBodies(method), async (body) => {
        const client = asker();
        const { status } =
          verb === 'POST' ? await client.raw(name, body) : await client.get(name, asQuery(body));
        expect(status).toBeLessThan(500);
      }),
      { numRuns: MALFORMED_RUNS },
    );
  },
  20_000 + MALFORMED_RUNS * 50,
);
