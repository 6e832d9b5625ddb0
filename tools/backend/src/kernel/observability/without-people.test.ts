import { expect, test } from 'vitest';
import { LONGEST, withoutPeople } from './without-people.ts';

test.each([
  ['Звоните: +7 (921) 555-01-02', 'Звоните: [number]'],
  [
    'invalid input syntax for type uuid: "89215550102"',
    'invalid input syntax for type uuid: "[number]"',
  ],
  ['код 417062 не подошёл', 'код [number] не подошёл'],
  ['паспорт 4012 345678', 'паспорт [number]'],
  ['письмо на olga.petrova@mail.example, повторите', 'письмо на [mail], повторите'],
  ['от «a@b»; кому: c@d@e.', 'от «[mail]»; кому: [mail]'],
  ['@ @a b@ @@', '@ @a b@ @@'],
  ['at run (app.ts:120:33)', 'at run (app.ts:120:33)'],
  ['HTTP 503 after 10000 ms', 'HTTP 503 after 10000 ms'],
  ['Попробуйте через 10 минут', 'Попробуйте через 10 минут'],
])('«%s» becomes «%s»', (text, expected) => {
  expect(withoutPeople(text)).toBe(expected);
});

test('a long text is cut before it is looked at, with what stands at the cut', () => {
  const filler = 'слово '.repeat(LONGEST / 6 - 2);
  expect(withoutPeople('я'.repeat(150_000))).toHaveLength(LONGEST - 99);
  expect(withoutPeople(`${filler} olga.petrova@mail.example и ещё`)).not.toContain('olga');
  expect(withoutPeople(`${'я '.repeat(LONGEST / 2 - 4)}olga.petrova@mail.example`)).not.toContain(
    'olga',
  );
});
