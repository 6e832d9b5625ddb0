import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { registry } from '@m30/api';
import { examplesOf } from '../../testing/examples/examples-of.ts';
import { parseInput } from './parse-input.ts';
import { Refused } from './refuse.ts';

/** @throws Error if the input fits */
function refusalOf(schema: v.GenericSchema, raw: unknown): Refused {
  try {
    parseInput(schema, raw);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('is no refusal');
}

const words = ({ message, issues = [] }: Refused) => [message, ...issues.map((one) => one.message)];

describe('every method of the contract', () => {
  test('refuses an unknown field in a short message, however long its name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const times = fc.constantFrom(1, 10, 5_000);
    fc.assert(
      fc.property(fc.constantFrom(...registry), name, times, (method, one, count) => {
        const refused = refusalOf(method.input, { [`${one}я`.repeat(count)]: 'я'.repeat(count) });
        for (const message of words(refused)) expect(message.length).toBeLessThan(200);
        for (const { path } of refused.issues ?? []) expect(path.length).toBeLessThanOrEqual(100);
        expect(refused.issues?.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  const LETTERS = 'тайнописная';

  test.each(registry.map((method) => [method.name, method] as const))(
    '%s quotes no value in a refusal',
    (_, method) => {
      for (const { input } of examplesOf(method)) {
        for (const key of Object.keys(input as object)) {
          for (const value of [LETTERS, LETTERS.repeat(500), [LETTERS], { [LETTERS]: LETTERS }]) {
            try {
              parseInput(method.input, { ...(input as object), [key]: value });
            } catch (error) {
              if (!(error instanceof Refused)) throw error;
              const [message = '', ...others] = words(error);
              // An unknown field is named by a program, so its name is said.
              expect(others.join()).not.toContain(LETTERS);
              if (!message.includes('параметр')) expect(message).not.toContain(LETTERS);
              expect(message).toMatch(/[а-яё]/i);
              expect(message).not.toMatch(/Invalid|Expected/);
              expect(message.length).toBeLessThan(200);
            }
          }
        }
      }
    },
  );

  // What works on a text may take the square of its length, so no text may be as long as a body.
  test.each(registry.map((method) => [method.name, method] as const))(
    '%s takes no text of a mebibyte',
    (_, method) => {
      const { input } = method;
      const entries = 'entries' in input ? (input.entries as object) : {};
      const [example] = examplesOf(method);
      for (const field of Object.keys(entries)) {
        for (const long of ['я'.repeat(MEBIBYTE), '1'.repeat(MEBIBYTE), ['я'.repeat(MEBIBYTE)]]) {
          const raw = { ...(example?.input as object), [field]: long };
          expect(() => parseInput(input, raw), field).toThrow(Refused);
        }
      }
    },
  );
});

const MEBIBYTE = 2 ** 20;

test('of few wrong values each is told, of very many the first', () => {
  const schema = v.array(v.number());
  expect(refusalOf(schema, ['а', 'б', 1]).issues).toHaveLength(2);
  expect(
    refusalOf(
      schema,
      Array.from({ length: 3_000 }, () => 'а'),
    ).issues,
  ).toEqual([{ path: '0', message: 'Неверный параметр' }]);
});
