import fc from 'fast-check';
import type { MethodContract } from '@m30/api';

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
  { weight: 16, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 60 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.string(), leaf) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2, 40, 3000).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = { value };
  return value;
}

/** JSON with known keys and wrong values, unknown keys, no object at all, or a right input that is wrong in one field. */
export function malformedBodies(
  { input }: Pick<MethodContract, 'input'>,
  examples: readonly unknown[] = [],
): fc.Arbitrary<string> {
  const known = 'entries' in input ? Object.keys(input.entries as object) : [];
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...known), fc.string());
  const nearly = examples.flatMap((example) => bentFields(example as object));
  return fc
    .oneof(fc.dictionary(key, anything), anything, ...nearly)
    .map((value) => JSON.stringify(value));
}

/** What a column of PostgreSQL cannot hold though JSON can. */
const UNSTORABLE = ['\0', 'a\0b', '\ud800', -(2 ** 63), 2 ** 31, 2 ** 53, 1e308];

/** Every input once for each of its texts and numbers and each value that no column can hold. */
export const unstorableBodies = (inputs: readonly unknown[]): string[] =>
  inputs.flatMap((input) =>
    UNSTORABLE.flatMap((value) => withLeaf(input, value)).map((one) => JSON.stringify(one)),
  );

function withLeaf(input: unknown, value: unknown): unknown[] {
  if (Array.isArray(input)) {
    return input.flatMap((inner, at) => withLeaf(inner, value).map((one) => input.with(at, one)));
  }
  if (typeof input !== 'object' || input === null) return [value];
  return Object.entries(input).flatMap(([key, inner]) =>
    withLeaf(inner, value).map((one) => ({ ...input, [key]: one })),
  );
}

/** An input with another value in one of its fields, each in its turn. */
function bentFields(input: object): fc.Arbitrary<unknown>[] {
  return Object.keys(input).map((key) => anything.map((value) => ({ ...input, [key]: value })));
}

/** The same as what a query can hold. */
export function asQuery(body: string): Record<string, string> {
  const value: unknown = JSON.parse(body);
  const entries = Object.entries(Object(value) as object).slice(0, 50);
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const text = typeof inner === 'string' ? inner : JSON.stringify(inner);
      return [key, text.slice(0, 5000).toWellFormed()];
    }),
  );
}
