import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from '../../../../core/filter.ts';
import { lotFilters, type LotFilter } from '../../../../catalogue/filters/lot.filters.ts';
import { CORPUS_DAY } from '../../corpus/corpus.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { readSentence } from '../../read/read-sentence.ts';
import { demoNames } from '../../sentence.fixture.ts';
import { someFilter } from '../some-filter.fixture.ts';
import { writeHeading } from './write-heading.ts';

const HEADINGS: readonly [LotFilter, string | null][] = [
  [{}, 'Квартиры'],
  [
    { rooms: ['2'], priceTo: 12_000_000, options: ['balcony'] },
    'Двухкомнатные квартиры до 12 млн ₽ с балконом',
  ],
  [{ rooms: ['studio'] }, 'Квартиры-студии'],
  [{ rooms: ['2'], light: ['morning'] }, 'Двухкомнатные квартиры с солнцем утром'],
  [{ sunFrom: 4, options: ['balcony'] }, 'Квартиры с балконом и солнцем от 4 часов'],
  [
    { priceTo: 9_000_000, light: ['water'], oppositeFrom: 30 },
    'Квартиры до 9 млн ₽, где видно воду, без дома напротив ближе 30 м',
  ],
  [{ rooms: ['studio', '1'] }, 'Студии и однокомнатные квартиры'],
  [{ rooms: ['1', '2', '3'] }, 'Однокомнатные, двухкомнатные и трёхкомнатные квартиры'],
  [{ rooms: ['4'] }, 'Квартиры от четырёх комнат'],
  [{ rooms: ['3', '4'], priceTo: 30_000_000 }, 'Квартиры от трёх комнат до 30 млн ₽'],
  [{ rooms: ['studio', '1'], free: '1' }, 'Свободные студии и однокомнатные квартиры'],
  [{ complex: ['zaliv'] }, 'Квартиры в ЖК «Залив»'],
  [{ complex: ['kanal', 'sosny'] }, 'Квартиры в ЖК «Канал 9» и «Сосны»'],
  [{ complex: ['kanal'], building: ['korpus-2'] }, 'Квартиры в корпусе 2 ЖК «Канал 9»'],
  [
    { complex: ['kanal'], building: ['korpus-1', 'korpus-2'], rooms: ['1'] },
    'Однокомнатные квартиры в корпусах 1 и 2 ЖК «Канал 9»',
  ],
  [{ priceFrom: 8_000_000, priceTo: 12_500_000 }, 'Квартиры от 8 до 12,5 млн ₽'],
  [{ priceTo: 12_345_678 }, 'Квартиры по цене до 12 345 678 ₽'],
  [{ priceFrom: 900_000, priceTo: 5_000_000 }, 'Квартиры по цене от 900 000 до 5 000 000 ₽'],
  [
    { rooms: ['1'], payTo: 60_000, options: ['loggia'] },
    'Однокомнатные квартиры с лоджией, с платежом до 60 000 ₽ в месяц',
  ],
  [{ areaFrom: 38.5, areaTo: 60 }, 'Квартиры площадью от 38,5 до 60 м²'],
  [{ kitchenFrom: 12, options: ['terrace'] }, 'Квартиры с кухней от 12 м² и террасой'],
  [{ areaFrom: 40, floorTo: 9 }, 'Квартиры площадью от 40 м², не выше 9-го этажа'],
  [{ floorFrom: 5 }, 'Квартиры не ниже 5-го этажа'],
  [{ floorTo: 3 }, 'Квартиры не выше 3-го этажа'],
  [{ floorFrom: 5, floorTo: 10 }, 'Квартиры с 5-го по 10-й этаж'],
  [{ floorFrom: 7, floorTo: 7 }, 'Квартиры на 7-м этаже'],
  [{ rooms: ['2'], floorNot: ['first'] }, 'Двухкомнатные квартиры не на первом этаже'],
  [{ floorNot: ['first', 'last'] }, 'Квартиры не на первом и не на последнем этаже'],
  [{ handover: 'ready', rooms: ['3'] }, 'Трёхкомнатные квартиры в сданных домах'],
  [{ handover: '2027-4', sides: ['s'] }, 'Квартиры с окнами на юг, со сдачей до конца 2027 года'],
  [{ handover: '2027-2' }, 'Квартиры со сдачей до 2-го квартала 2027 года'],
  [{ sides: ['e', 's'] }, 'Квартиры с окнами на восток или юг'],
  [{ finish: ['none'], options: ['water'] }, 'Квартиры с видом на воду, без отделки'],
  [{ finish: ['full', 'furnished'] }, 'Квартиры с отделкой'],
  [{ finish: ['none', 'furnished'] }, 'Квартиры без отделки или с мебелью'],
  [{ finish: ['furnished'], options: ['balcony'] }, 'Квартиры с балконом, с мебелью'],
  [{ finish: ['full'], options: ['balcony'] }, 'Квартиры с балконом и чистовой отделкой'],
  [{ options: ['two-bathrooms', 'corner'] }, 'Угловые квартиры с двумя санузлами'],
  [{ metro: 10, priceTo: 9_000_000 }, 'Квартиры до 9 млн ₽ в 10 минутах пешком от метро'],
  [{ school: 10 }, 'Квартиры в 10 минутах пешком от школы'],
  [{ rooms: ['2'], kindergarten: 1 }, 'Двухкомнатные квартиры в 1 минуте пешком от детского сада'],
  [{ rooms: ['2'], kindergarten: 7, clinic: 15 }, null],
  [
    { rooms: ['2'], school: 10, kindergarten: 7 },
    'Двухкомнатные квартиры в 10 минутах пешком от школы и в 7 минутах пешком от детского сада',
  ],
  [{ metro: 21 }, 'Квартиры в 21 минуте пешком от метро'],
  [{ commute: 30, work: '59.93,30.33' }, 'Квартиры в 30 минутах на машине от работы'],
  [{ pay: ['mortgage', 'instalment'] }, 'Квартиры в ипотеку или в рассрочку'],
  [{ discount: '1', options: ['balcony'] }, 'Квартиры с балконом, со скидкой'],
  [{ discount: '1', priceTo: 9_000_000 }, 'Квартиры до 9 млн ₽ со скидкой'],
  // What is no heading.
  [{ rooms: ['1', '4'] }, null],
  [{ rooms: ['2'], priceTo: 9_000_000, metro: 10, discount: '1' }, null],
  [{ options: ['balcony', 'loggia', 'terrace'] }, null],
  [{ complex: ['nobody-knows'] }, null],
  [{ building: ['korpus-2'] }, null],
  [{ number: '12' }, null],
];

test.each(HEADINGS)('%j is headed «%s»', (filter, heading) => {
  expect(writeHeading(filter, demoNames)).toBe(heading);
});

const lexicon = createLexicon(demoNames);

/** What a heading means; the place of work is not in it. */
function meant(heading: string) {
  const { filters, notUnderstood } = readSentence(heading, lexicon, CORPUS_DAY);
  return { filters, unread: notUnderstood.map(({ word }) => word) };
}

const inOrderOfKeys = ({ work, ...filter }: LotFilter) =>
  Object.fromEntries(
    keysOf(lotFilters).flatMap((key) => {
      const value = (filter as LotFilter)[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** A filter that may be short enough. */
const shortFilter = fc
  .tuple(someFilter, fc.uniqueArray(fc.constantFrom(...keysOf(lotFilters)), { maxLength: 4 }))
  .map(([filter, keys]) =>
    Object.fromEntries(Object.entries(filter).filter(([key]) => keys.includes(key as never))),
  ) as fc.Arbitrary<LotFilter>;

// FULL=1 writes 100 000 headings.
test('a heading means what its filter says', { timeout: 3_600_000 }, () => {
  for (const [filter, heading] of HEADINGS)
    if (heading)
      expect(meant(heading), heading).toEqual({ filters: inOrderOfKeys(filter), unread: [] });
  fc.assert(
    fc.property(shortFilter, (filter) => {
      const heading = writeHeading(filter, demoNames);
      if (heading)
        expect(meant(heading), heading).toEqual({ filters: inOrderOfKeys(filter), unread: [] });
    }),
    { numRuns: process.env['FULL'] ? 100_000 : 2_000 },
  );
});
