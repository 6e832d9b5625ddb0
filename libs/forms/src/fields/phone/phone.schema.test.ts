import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PhoneSchema } from './phone.schema.ts';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
/** Ten digits of a Russian mobile: 9XX XXX XX XX. */
const mobile = fc
  .array(digit, { minLength: 9, maxLength: 9 })
  .map((digits) => ['9', ...digits].join(''));
const prefix = fc.constantFrom('', '7', '8', '+7', '+7 ', '8 ', '8-', '+7-');
const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', ' - ');
const edge = fc.constantFrom('', ' ', '\u00a0');

const check = (value: string) => v.safeParse(PhoneSchema, value);

describe('a phone of a validated form', () => {
  test('is accepted however people write a Russian mobile', () => {
    fc.assert(
      fc.property(
        mobile,
        prefix,
        fc.array(gap, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        edge,
        (digits, before, [one, two, three], brackets, blank) => {
          const code = brackets ? `(${digits.slice(0, 3)})` : digits.slice(0, 3);
          const rest = [digits.slice(3, 6), two, digits.slice(6, 8), three, digits.slice(8)];
          const written = [blank, before, code, one, ...rest, blank].join('');
          expect(check(written), written).toMatchObject({ success: true, output: `+7${digits}` });
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is refused with any other number of digits', () => {
    fc.assert(
      fc.property(mobile, prefix, fc.integer({ min: 0, max: 9 }), (digits, before, length) => {
        const { issues } = check(before + digits.slice(0, length));
        expect(issues?.[0].message).toMatch(/^Введите номер телефона/);
      }),
    );
    fc.assert(
      fc.property(mobile, fc.constantFrom('+7', '8', ''), digit, (digits, before, more) => {
        expect(check(before + digits + more).success).toBe(false);
      }),
    );
  });

  test.each([
    ['', 'Введите номер телефона'],
    [' ', 'Введите номер телефона полностью'],
    ['+7 (921) 304-17-', 'Введите номер телефона полностью'],
    ['+7 (___) ___-__-__', 'Введите номер телефона полностью'],
    ['+1 921 304 17 62', 'Это номер другой страны. Укажите российский: +7 и\u00a0десять цифр'],
    ['+375 29 304 17 62', 'Это номер другой страны. Укажите российский: +7 и\u00a0десять цифр'],
    ['+380 44 123 45 67', 'Это номер другой страны. Укажите российский: +7 и\u00a0десять цифр'],
    ['0213041762', 'Введите номер телефона полностью'],
    ['позвоните мне', 'Введите номер телефона полностью'],
    ['9213041762 доб. 5', 'Введите номер телефона полностью'],
  ])('%j is refused: %s', (written, words) => {
    expect(check(written).issues?.map(({ message }) => message)[0]).toBe(words);
  });
});
