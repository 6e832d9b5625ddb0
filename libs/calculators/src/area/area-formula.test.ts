import { expect, it } from 'vitest';
import { areaFormula } from './area-formula.ts';

const plain = (rows: readonly (readonly [string, string])[]) =>
  rows.map((row) => row.join(': ').replaceAll('\u00A0', ' '));

it('prints rooms, each summer room and the rounding', () => {
  expect(plain(areaFormula([19.1, 3.9, 4.9], [{ kind: 'balcony', area: 4.3 }]))).toEqual([
    'Комнаты: 19,1 + 3,9 + 4,9 = 27,9 м²',
    'Балкон: 4,3 м² × 0,3 = 1,29 м²',
    'Общая площадь: 27,9 + 1,29 = 29,19 м², до десятых 29,2 м²',
  ]);
});

it('says nothing of rounding where there is none, and of a total where there is one addend', () => {
  expect(plain(areaFormula([25.2], [{ kind: 'loggia', area: 3.6 }])).at(-1)).toBe(
    'Общая площадь: 25,2 + 1,8 = 27 м²',
  );
  expect(plain(areaFormula([16.4, 5.5], []))).toEqual(['Комнаты: 16,4 + 5,5 = 21,9 м²']);
});
