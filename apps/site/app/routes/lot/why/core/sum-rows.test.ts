import { examples } from '@m30/api/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearRows, rulerOf } from './near-rows.ts';
import { millions, signedSum, sumRows, type ExplainedLot } from './sum-rows.ts';
import { placeOnScale, sumScale } from './sum-scale.ts';
import type { ExplainedPrice } from './explained-price.ts';
import { countedWords, errorWords } from './why-words.ts';

const explanation = examples['Objects.GetPriceParts'][0]?.result as ExplainedPrice;
const lot: ExplainedLot = {
  ...{ complexName: 'Канал 9', buildingName: 'Корпус 2', area: 63.6, floor: 7, floors: 9 },
  ...{ sides: ['юг', 'запад'], finish: 'предчистовая', summer: [], oldPrice: 2_332_000_000 },
};
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the rows of a price', () => {
  const rows = sumRows(explanation, lot);

  it('go from the house to the price and say what each is of', () => {
    expect(rows.map((row) => seen(`${row.name}: ${row.words}: ${signedSum(row)}`))).toEqual([
      'Дом: «Канал 9», корпус 2: средний метр корпуса 367 000 ₽: 23 341 000',
      'Площадь: 63,6 м², в среднем по корпусу 58,1 м²: − 93 000',
      'Этаж: 7 из 9, в среднем по корпусу 5,8: + 275 000',
      'Свет: Окна на юг и запад: + 148 000',
      'Вид: Из окон видна вода, в корпусе так не у всех: + 425 000',
      'По модели: Сумма строк выше: 24 096 000',
      'Не объяснено: Модель этого не видит: спрос, решение компании: − 776 000',
      'Скидка: С прайса 23 320 000 ₽: − 932 800',
      'Цена: 352 000 ₽ за м²: 22 387 200',
    ]);
  });

  it('hand a level on to each other, and the last level is the price', () => {
    const changes = rows.filter(({ kind }) => kind === 'change' || kind === 'rest');
    expect(changes.map(({ from }) => from)).toEqual([
      explanation.base,
      ...changes.slice(0, -1).map(({ to }) => to),
    ]);
    expect(changes.at(-1)?.to).toBe(explanation.price);
  });

  it('show every change on a scale that is cut from below', () => {
    const amount = fc.integer({ min: -50_000_000, max: 50_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 200_000_000, max: 9_000_000_000 }),
        amount,
        amount,
        (base, a, b) => {
          const some = sumRows(
            {
              ...explanation,
              base,
              parts: [{ part: 'floor', sum: a }],
              model: base + a,
              rest: b,
              discount: 0,
              price: base + a + b,
            },
            lot,
          );
          const scale = sumScale(some);
          expect(scale.marks.length).toBeLessThan(12);
          for (const row of some) {
            const { start, length } = placeOnScale(row, scale);
            expect(start).toBeGreaterThanOrEqual(0);
            expect(start + length).toBeLessThanOrEqual(100.0001);
            if (row.kind === 'price') expect(length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it.each([
    [{ sum: 1_639_700_000, from: 0 }, '16,40'],
    [{ sum: 17_100_000, from: 5 }, '+ 0,17'],
    [{ sum: -41_000_000, from: 5 }, '− 0,41'],
    [{ sum: -50_000, from: 5 }, '≈ 0'],
  ])('write %o in the chart as %s', (row, figure) => {
    expect(seen(millions(row))).toBe(figure);
  });
});

describe('the error of the model', () => {
  it.each([
    [0, 'внутри коридора'],
    [60_000_000, 'выше коридора на 0,4 млн ₽'],
    [-60_000_000, 'ниже коридора на 0,4 млн ₽'],
    [18_000_000, 'выше коридора, почти у края'],
  ])('says where the list price stands, %d kopecks off the model', (rest, words) => {
    const one = { ...explanation, rest, discount: 0, price: explanation.model + rest };
    expect(seen(errorWords(one))).toContain(`Прайс этой квартиры ${words}.`);
  });

  it('is explained with what the sum was fitted on', () => {
    const words = countedWords(explanation, 63.6).map((row) => seen(row.join(': ')));
    expect(words[0]).toContain('434 квартиры из прайса комплекса в 6 корпусах');
    expect(words[1]).toBe('Дом: 367 000 ₽ × 63,6 м² = 23 341 000 ₽, до тысячи рублей');
  });
});

describe('the nearest flats', () => {
  it('stand with this one by the price of a m²', () => {
    const rows = nearRows(explanation, {
      number: '57',
      buildingName: 'Корпус 1',
      area: 63.6,
      floor: 7,
    });
    expect(rows.map(({ name, own }) => [seen(name), own])).toEqual([
      ['Корпус 2, № 48', false],
      ['№ 57', true],
      ['Корпус 2, № 66', false],
    ]);
  });

  it('all have a place within the ruler', () => {
    const metre = fc.integer({ min: 10_000_000, max: 90_000_000 });
    fc.assert(
      fc.property(fc.array(metre, { minLength: 1, maxLength: 6 }), (metres) => {
        const { marks, place } = rulerOf(metres);
        expect(marks.length).toBeLessThan(11);
        for (const one of metres) {
          expect(place(one)).toBeGreaterThan(0);
          expect(place(one)).toBeLessThan(100);
        }
      }),
    );
  });
});
