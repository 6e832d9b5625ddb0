import { RussianPhoneSchema } from '@m30/api';
import { normalisePhone, PHONE_PATTERN } from '@m30/ui-kit/mask';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** What the contract makes of a text; null where it refuses it. */
function byContract(written: string): string | null {
  const { success, output } = v.safeParse(RussianPhoneSchema, written);
  return success ? String(output) : null;
}

const PATTERN = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');

/** Texts of at most 40 characters, many of them numbers or nearly. */
const written = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789+()-. \u00a0\u2011'), maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('', '+7', '+ 7', '+8', '+4', '7', '8', '88', '+78', '+77', '9', '+', ' +7'),
      fc.stringMatching(/^[ (]?[3489]\d\d[ )-]{0,2}\d{3}[ .-]?\d\d[ .-]?\d{1,3}$/),
    )
    .map((parts) => parts.join('')),
);

test('the contract accepts the numbers that a form accepts, and stores them alike', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(byContract(text), text).toBe(normalisePhone(text));
    }),
    { numRuns: 5000 },
  );
});

test('a page without script sends every number that a form accepts', () => {
  fc.assert(
    fc.property(written, (text) => {
      fc.pre(normalisePhone(text) !== null);
      expect(text.trim()).toMatch(PATTERN);
    }),
    { numRuns: 500 },
  );
  for (const text of ['', '921 304-17-6', 'звоните', '921304176x']) {
    expect(text).not.toMatch(PATTERN);
  }
});
