import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decimal, integer, list, requiredText, RussianPhoneSchema, text } from './schemas.ts';
import { writeQuery } from './query-string.ts';

describe('a Russian phone', () => {
  test.each([
    '+7 (921) 555-01-02',
    '8 (921) 555-01-02',
    '8 921 555 01 02',
    '89215550102',
    '79215550102',
    '9215550102',
    '+7\u00A0921\u00A0555\u201001\u201102',
    ' +7.921.555.01.02 ',
  ])('written as «%s» is stored as +79215550102', (written) => {
    expect(v.parse(RussianPhoneSchema, written)).toBe('+79215550102');
  });

  test.each([
    '',
    '+7',
    '555-01-02',
    '+7 (921) 555-01-0',
    '+7 (021) 555-01-02',
    '+380 44 555 01 02',
    'позвоните',
    '9'.repeat(50),
  ])('is not «%s»', (written) => {
    expect(v.safeParse(RussianPhoneSchema, written).success).toBe(false);
  });
});

describe('text from outside', () => {
  test('is trimmed', () => expect(v.parse(text(), '  Анна ')).toBe('Анна'));

  test.each(['\0', 'a\0b', '\uD800', 'x'.repeat(501)])('is refused: %j', (value) => {
    expect(v.safeParse(text(500), value).success).toBe(false);
  });

  test('is refused when required and blank', () => {
    expect(v.safeParse(requiredText(), '   ').success).toBe(false);
  });
});

describe('parameters of a query string', () => {
  test.each([
    ['12', 12],
    [12, 12],
  ])('whole number %j', (value, parsed) => expect(v.parse(integer(0, 100), value)).toBe(parsed));

  test.each(['', '1.5', '1e3', '0x10', '101', -1, NaN, Infinity, null, {}])(
    'not a whole number from 0 to 100: %j',
    (value) => expect(v.safeParse(integer(0, 100), value).success).toBe(false),
  );

  test.each([
    ['48,4', 48.4],
    ['48.4', 48.4],
    [48.4, 48.4],
  ])('decimal %j', (value, parsed) => expect(v.parse(decimal(0, 100), value)).toBe(parsed));

  test('a list is written with commas', () => {
    const rooms = list(v.picklist(['1', '2']));
    expect(v.parse(rooms, '1,2')).toEqual(['1', '2']);
    expect(v.safeParse(rooms, '1,3').success).toBe(false);
  });

  test('empty values are left out of the query', () => {
    expect(writeQuery({ a: '', b: undefined, c: [], d: 0, e: ['x', 'y'] })).toBe('d=0&e=x,y');
  });
});
