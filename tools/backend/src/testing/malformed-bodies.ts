import fc from 'fast-check';
import type { MethodContract } from '@m30/api';

/** Bodies a method, other ones each time; `npm run test:chaos` tries 20,000. */
export const MALFORMED_RUNS = Number(process.env['MALFORMED_RUNS'] ?? 22);

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

/** JSON with known keys and wrong values, unknown keys, or no object at all. */
export function malformedBodies({ input }: Pick<MethodContract, 'input'>): fc.Arbitrary<string> {
  const known = 'entries' in input ? Object.keys(input.entries as object) : [];
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...known), fc.string());
  return fc.oneof(fc.dictionary(key, anything), anything).map((value) => JSON.stringify(value));
}

/** The same as what a query can hold. */
export function asQuery(body: string): Record<string, string> {
  const value: unknown = JSON.parse(body);
  const entries = Object.entries(Object(value) as object).slice(0, 50);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, JSON.stringify(inner).slice(0, 5000).toWellFormed()]),
  );
}
