import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keysOf } from '../../../core/filter.ts';
import { lotFilters, type LotFilter } from '../../../catalogue/filters/lot.filters.ts';
import { LotFilterSchema } from '../../../catalogue/lot-filter.schema.ts';
import { CORPUS, CORPUS_DAY } from '../corpus/corpus.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { readSentence } from '../read/read-sentence.ts';
import { demoNames } from '../sentence.fixture.ts';
import { someFilter } from './some-filter.fixture.ts';
import { writeSentence } from './write-sentence.ts';

const lexicon = createLexicon(demoNames);
const readBack = (text: string) => {
  const { filters, notUnderstood } = readSentence(text, lexicon, CORPUS_DAY);
  return { filters, unread: notUnderstood.map(({ word }) => word) };
};

test('a filter is written in words', () => {
  const filter = {
    rooms: ['2' as const],
    complex: ['zaliv'],
    priceTo: 12_500_000,
    areaFrom: 38.5,
    floorNot: ['first' as const],
  };
  expect(writeSentence(filter, demoNames)).toBe(
    'двухкомнатная, ЖК Залив, цена до 12 500 000 ₽, площадь от 38,5 м², не первый этаж',
  );
  expect(writeSentence({}, demoNames)).toBe('');
});

/** A filter with its keys in the order of the address. */
const inOrderOfKeys = (filter: LotFilter) =>
  Object.fromEntries(
    keysOf(lotFilters).flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])),
  );

// FULL=1 writes 100 000 filters.
test('any filter is read back from its sentence', { timeout: 3_600_000 }, () => {
  const numRuns = process.env['FULL'] ? 100_000 : 2_000;
  fc.assert(
    fc.property(someFilter, (filter) => {
      if (!v.is(LotFilterSchema, filter)) throw new Error('No filter of the catalogue');
      const text = writeSentence(filter, demoNames);
      const back = readBack(text);
      // Millions of assertions would take longer than what they assert.
      if (JSON.stringify(back.filters) !== JSON.stringify(inOrderOfKeys(filter)))
        expect(back.filters, text).toEqual(filter);
      if (back.unread.length > 0) expect(back.unread, text).toEqual([]);
    }),
    { numRuns },
  );
});

test('what the corpus means is read back from its sentence', () => {
  for (const { filters } of CORPUS) {
    const text = writeSentence(filters, demoNames);
    expect(new Set(readBack(text).filters.complex), text).toEqual(new Set(filters.complex));
    expect({ ...readBack(text).filters, complex: filters.complex }, text).toEqual({
      ...filters,
      complex: filters.complex,
    });
  }
});
