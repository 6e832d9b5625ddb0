import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry, sendRating, type MethodContract } from '@m30/api';
import * as handlers from './handlers.ts';
import { prepareExample } from '../testing/examples/auth-example.ts';
import { openEmbeddedCopy } from '../testing/database/open-embedded-copy.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import { prepareShortlistExample } from '../testing/examples/shortlist-example.ts';
import { withLetterLink } from '../testing/examples/profile-example.ts';
import { prepareLotQuestionExample } from '../testing/examples/lot-question-example.ts';
import { prepareViewingExample } from '../testing/examples/viewing-example.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../testing/test-client.ts';

const handled = new Set(Object.values(handlers).map(({ method }) => method));
const cases = registry
  .filter((method) => handled.has(method))
  .flatMap((method) => examplesOf(method).map((example) => ({ method, example })))
  .map(({ method, example }) => [method.name, example.name, method, example] as const);

let backend: TestBackend;
let buyer: TestClient;

beforeAll(async () => {
  backend = await testBackend({ open: openEmbeddedCopy });
  buyer = backend.visitor();
  await buyer.logIn();
});
afterAll(() => backend.close());

test('every handled method has an example', () => {
  const without = [...handled].filter((method) => examplesOf(method).length === 0);
  expect(without.map((method) => method.name)).toEqual([]);
});

test.each(cases)('%s answers «%s»', async (_, __, method, example) => {
  const { status, body } = await call(method, example.input);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(v.safeParse(method.result, body.result).issues).toBeUndefined();
});

/** A link to a preview is good for this installation and for three days. */
function signed(input: Record<string, unknown>): Record<string, unknown> {
  if (!('preview' in input)) return input;
  const path = 'alias' in input ? `/novosti/${String(input['alias'])}` : String(input['path']);
  return { ...input, preview: backend.services.previews.sign(path) };
}

async function call(method: MethodContract, input: unknown): Promise<TestAnswer> {
  const given = input as Record<string, unknown>;
  await prepareViewingExample(backend, given);
  await prepareLotQuestionExample(backend, given);
  if (method.verb === 'GET') {
    await prepareShortlistExample(backend, buyer, { method: method.name, input: given });
    return buyer.get(method.name, asQuery(withLetterLink(backend, signed(given))));
  }
  const visitor = method.access === 'buyer' ? buyer : backend.visitor();
  const fields = {
    ...(await prepareExample(backend, visitor, { method: method.name, input: given })),
  };
  // A one-time link has a token of its own.
  if ('token' in fields && method !== sendRating) {
    fields['token'] = await visitor.token(method.name);
  }
  return visitor.post(method.name, fields);
}

function asQuery(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
}
