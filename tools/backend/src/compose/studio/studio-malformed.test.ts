import { studioExamples } from '@m30/studio/contract/examples';
import type { StudioMethods } from '@m30/studio/contract/registry';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import * as studioHandlers from './studio-handlers.ts';
import { MALFORMED_TIMEOUT, refusesMalformed } from '../../testing/malformed/refuses-malformed.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
let administrator: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  administrator = await staffAs(backend, 'administrator');
});
afterAll(() => backend.close());

/** A method may have ended the login; without one the next would refuse before it reads anything. */
beforeEach(async () => {
  const { status } = await administrator.get('Session.Me');
  if (status !== 200) administrator = await staffAs(backend, 'administrator');
});

const cases = Object.values(studioHandlers).map(({ method }) => [method.name, method] as const);

test.each(cases)(
  'the Studio’s %s refuses what it cannot read and never breaks',
  (_, method) => {
    const examples = studioExamples[method.name as keyof StudioMethods];
    return refusesMalformed(method, examples, () => administrator);
  },
  MALFORMED_TIMEOUT,
);
