import { describe, expect, test } from 'vitest';
import { formatPhone, normalisePhone, PHONE_LENGTH } from './normalise-phone.ts';

const complete = '+79213041762';

describe('normalisePhone', () => {
  test.each([
    ['+7 (921) 304-17-62', complete],
    ['+79213041762', complete],
    ['89213041762', complete],
    ['79213041762', complete],
    ['9213041762', complete],
    ['8 (921) 304-17-62', complete],
    ['8-921-304-17-62', complete],
    ['8 921 304 17 62', complete],
    ['+7 921 304 17 62', complete],
    ['+7\u00A0921\u00A0304\u201117\u201162', complete],
    ['+7.921.304.17.62', complete],
    ['  89213041762\n', complete],
    ['+7 8 921 304 17 62', complete],
    ['+ 7 921 304 17 62', complete],
    ['+7 7 921 304 17 62', complete],
    ['81233030305', null],
    ['(812) 330-30-30', '+78123303030'],
    ['88123303030', '+78123303030'],
    ['+7 812 330 30 30', '+78123303030'],
    ['8 800 555 35 35', '+78005553535'],
    ['4951234567', '+74951234567'],
    ['8(846)1234567', '+78461234567'],
    ['', null],
    ['+7 (921) 304-17-6', null],
    ['+7 (921) 304-17-621', null],
    ['8921304176', null],
    ['1234567890', null],
    ['+7 (121) 304-17-62', null],
    ['+375 29 123-45-67', null],
    ['+1 202 555 0123', null],
    ['звоните 89213041762', null],
    ['89213041762 доб. 12', null],
  ])('%j → %j', (written, expected) => {
    expect(normalisePhone(written)).toBe(expected);
  });
});

describe('formatPhone', () => {
  test.each([
    ['', ''],
    ['+7', ''],
    ['77', ''],
    ['81233030305', '+7 (812) 330-30-30'],
    ['8', '+7 (8'],
    ['89', '+7 (9'],
    ['+7 (9', '+7 (9'],
    ['921', '+7 (921'],
    ['9213', '+7 (921) 3'],
    ['9213041', '+7 (921) 304-1'],
    ['921304176', '+7 (921) 304-17-6'],
    ['89213041762', '+7 (921) 304-17-62'],
    ['+7 (881) 233-03-030', '+7 (812) 330-30-30'],
    ['79213041762999', '+7 (921) 304-17-62'],
  ])('%j → %j', (written, expected) => {
    expect(formatPhone(written)).toBe(expected);
  });

  test('a complete number has the length that the specification asks for', () => {
    expect(formatPhone(complete)).toHaveLength(PHONE_LENGTH);
  });
});
