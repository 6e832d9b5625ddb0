import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lotFilters } from '../../../catalogue/filters/lot.filters.ts';
import { LotFilterSchema } from '../../../catalogue/lot-filter.schema.ts';
import { CORPUS, CORPUS_DAY } from './corpus.ts';
import { UNSEEN } from './unseen/unseen.ts';

const ALL = [...CORPUS, ...UNSEEN];

/** Runs of letters and digits, in lower case: what a sentence is compared by. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether some words stand in a text in their order, others between them or not. */
function standInOrder(words: readonly string[], text: string) {
  let at = 0;
  for (const word of wordsOf(text)) if (word === words[at]) at += 1;
  return at === words.length;
}

describe('the corpus of sentences', () => {
  test('is large enough and says nothing twice', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(600);
    expect(UNSEEN.length).toBeGreaterThanOrEqual(200);
    const texts = ALL.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('knows the day on which it was typed', () => {
    expect(new Date(CORPUS_DAY).toISOString().slice(0, 10)).toBe(CORPUS_DAY);
  });

  test.each(ALL)('$by: «$text» expects a filter of the catalogue', ({ filters }) => {
    expect(v.parse(LotFilterSchema, filters)).toEqual(filters);
    for (const [key, value] of Object.entries(filters)) {
      const declared = lotFilters[key as keyof typeof lotFilters];
      if (declared.kind === 'some') {
        const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
        expect(chosen, `${key} in the declared order`).toEqual(
          declared.values.filter((one) => chosen.includes(one)),
        );
      }
      if ('unlimited' in declared) expect(value, key).not.toBe(declared.unlimited);
    }
  });

  test.each(ALL)('$by: «$text» says back only what it holds', (sentence) => {
    const { text, notUnderstood, addresses, later } = sentence;
    expect(notUnderstood.every((word) => wordsOf(word).join() === word)).toBe(true);
    expect(standInOrder(notUnderstood, text)).toBe(true);
    for (const address of addresses) expect(text).toContain(address);
    for (const { words } of later) expect(text).toContain(words);
  });
});
