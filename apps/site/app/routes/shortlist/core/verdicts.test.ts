import { describe, expect, test } from 'vitest';
import { comparedFlat } from '../../../store/compare/compare.fixture.ts';
import {
  judgeFinish,
  judgeFloor,
  judgeKeys,
  judgePrice,
  judgeSun,
  judgeWay,
  millions,
} from './verdicts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('price', () => {
  test.each([
    [1_208_400_000, 1_350_000_000, true, 'укладываемся'],
    [1_350_000_000, 1_350_000_000, true, 'укладываемся'],
    [1_496_880_000, 1_350_000_000, false, 'выше на 1,47 млн ₽'],
    [1_350_100_000, 1_350_000_000, false, 'выше на 1 000 ₽'],
    [null, 1_350_000_000, null, 'цены нет'],
  ])('%s for %i', (price, limit, fits, words) => {
    const verdict = judgePrice({ price }, limit);
    expect([verdict.fits, plain(verdict.words)]).toEqual([fits, words]);
  });
  test('is told to ten thousand roubles', () => {
    expect(plain(millions(1_355_000_000))).toBe('13,55 млн ₽');
  });
});

test.each([
  [null, 2026, true, 'дом сдан'],
  [{ year: 2028, quarter: 4 } as const, 2028, true, 'IV кв. 2028'],
  [{ year: 2029, quarter: 1 } as const, 2028, false, 'I кв. 2029'],
])('keys of %j by %i', (handover, year, fits, words) => {
  const verdict = judgeKeys({ handover }, year);
  expect([verdict.fits, plain(verdict.words)]).toEqual([fits, words]);
});

test.each([
  ['чистовая', true],
  ['с\u00a0мебелью', true],
  ['предчистовая', false],
  ['под\u00a0чистовую отделку', false],
  ['без\u00a0отделки', false],
])('finish «%s»', (finish, fits) => {
  expect(judgeFinish(comparedFlat({ finish })).fits).toBe(fits);
});

test.each([
  [2, true],
  [1.9, false],
  [null, null],
])('%s hours of sun', (sun, fits) => {
  expect(judgeSun(comparedFlat({ sun })).fits).toBe(fits);
});

test.each([
  [1, false],
  [2, true],
  [-1, false],
])('floor %i', (floor, fits) => {
  expect(judgeFloor(comparedFlat({ floor })).fits).toBe(fits);
});

test.each([
  [30, 45, true, '30 минут'],
  [45, 45, true, '45 минут'],
  [46, 45, false, '46 минут'],
  [null, 45, false, 'не добраться'],
  [undefined, 45, null, 'нет данных'],
])('%s minutes for %i', (minutes, limit, fits, words) => {
  const verdict = judgeWay(minutes, limit);
  expect([verdict.fits, plain(verdict.words)]).toEqual([fits, words]);
});
