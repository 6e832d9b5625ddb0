import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MethodContract } from '@m30/api';
import * as handlers from './handlers.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Bodies a method, other ones each time; `npm run test:chaos` tries 20,000. */
const RUNS = Number(process.env['MALFORMED_RUNS'] ?? 30);

let backend: TestBackend;
let buyer: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  buyer = backend.visitor();
  await buyer.logIn();
});
afterAll(() => backend.close());

/** Texts that databases, parsers and templates are known to stumble over. */
const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  '\udfff\ud800',
  '',
  ' ',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}',
  '9'.repeat(400),
  'я'.repeat(5000),
  '1e999',
  'NaN',
  '2026-02-30',
  '99.99.9999',
  '00000000-0000-0000-0000-000000000000',
  '+79215550102',
);

const leaf = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1e308, 2 ** 53, -(2 ** 63)),
  fc.boolean(),
  fc.constant(null),
);

const anything = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string(), leaf) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3000 }).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = { value };
  return value;
}

/** Known keys with wrong values, unknown keys, or no object at all. */
function bodies(method: MethodContract) {
  const known = 'entries' in method.input ? Object.keys(method.input.entries as object) : [];
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...known), fc.string());
  return fc.oneof(fc.dictionary(key, anything), anything).map((value) => JSON.stringify(value));
}

test.each(Object.values(handlers).map(({ method }) => [method.name, method] as const))(
  '%s refuses what it cannot read and never breaks',
  async (name, method) => {
    await fc.assert(
      fc.asyncProperty(bodies(method), async (body) => {
        const { status } =
          method.verb === 'POST'
            ? await buyer.raw(name, body)
            : await buyer.get(name, asQuery(body));
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  },
  20_000 + RUNS * 50,
);

function asQuery(body: string): Record<string, string> {
  const value: unknown = JSON.parse(body);
  const entries = Object.entries(Object(value) as object).slice(0, 50);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, JSON.stringify(inner).slice(0, 5000).toWellFormed()]),
  );
}
