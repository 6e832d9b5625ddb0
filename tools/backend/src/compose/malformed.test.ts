import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import * as handlers from './handlers.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import { MALFORMED_TIMEOUT, refusesMalformed } from '../testing/malformed/refuses-malformed.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  buyer = backend.visitor();
});
afterAll(() => backend.close());

/** A method may have ended the login; without one the next would refuse before it reads anything. */
beforeEach(async () => {
  const { body } = await buyer.post('User.GetInfo', {});
  if (!(body.result as { user: unknown }).user) await buyer.logIn();
});

const cases = Object.values(handlers).map(({ method }) => [method.name, method] as const);

test.each(cases)(
  '%s refuses what it cannot read and never breaks',
  (_, method) => refusesMalformed(method, examplesOf(method), () => buyer),
  MALFORMED_TIMEOUT,
);
