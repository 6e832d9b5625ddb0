import { describe, expect, it } from 'vitest';
import { checkField } from './check-person.ts';

describe('a field that is left', () => {
  it.each([
    ['snils', '112-233-445 95', null],
    ['snils', '112-233-445 94', /контрольные цифры/],
    ['snils', '112-233', /одиннадцать цифр/],
    ['inn', '500100732259', null],
    ['inn', '500100732258', /контрольные цифры/],
    ['inn', '5001', /двенадцать цифр/],
    ['passport_series', '40', /четыре цифры/],
    ['passport_series', '4014', null],
    ['passport_number', '12345', /шесть цифр/],
    ['department_code', '780-0', /шесть цифр/],
    ['department_code', '780-001', null],
    ['birth_date', '01.0', /день, месяц, год/],
    ['share', '1/2', null],
    ['share', '3/2', /дробью/],
    ['snils', '', null],
    ['last_name', 'С', null],
  ] as const)('%s «%s» is told %s', (field, text, expected) => {
    const message = checkField(field, text);
    if (expected === null) expect(message).toBeNull();
    else expect(message).toMatch(expected);
  });
});
