import { describe, expect, test } from 'vitest';
import { demoNames } from '../sentence.fixture.ts';
import { inRussianLayout, latinOf } from '../text/typed.ts';
import { createLexicon } from './lexicon.ts';

const lexicon = createLexicon(demoNames);
const meaningOf = (word: string) =>
  lexicon.root.next.get(lexicon.exactly(word) ?? lexicon.mistyped(word) ?? '')?.means;

describe('a word with one slip', () => {
  test.each([
    ['двшука', 'set', 'rooms 2'],
    ['двушкка', 'set', 'rooms 2'],
    ['трёжка', 'set', 'rooms 3'],
    ['ипатека', 'set', 'pay mortgage'],
    ['росрочка', 'set', 'pay instalment'],
    ['болкон', 'set', 'options balcony'],
    ['этож', 'storey', ''],
    ['мурено', 'place', 'district:svetly'],
  ])('«%s» is taken for what it is', (word, is, of) => {
    expect(meaningOf(word.replaceAll('ё', 'е'))).toEqual({ is, of });
  });

  test.each([
    'дача',
    'порт',
    'сад',
    'девушка',
    'сервер',
    'сосед',
    'отдел',
    'репетитор',
    'балет',
    'корпорация',
  ])('«%s» is no slip of another word', (word) => {
    expect(['set', 'place', 'complex', 'sides']).not.toContain(meaningOf(word)?.is);
  });
});

test.each([
  ['dvushka', 'set'],
  ['kvartira', 'quiet'],
  ['trehkomnatnaya', 'set'],
  ['trekhkomnatnaja', 'set'],
  ['kudrovo', 'place'],
])('«%s» is transliterated', (word, is) => {
  expect(meaningOf(word)?.is).toBe(is);
});

test('transliterations of one word are spelled alike', () => {
  for (const word of ['studiya', 'studija', 'студия']) expect(latinOf(word)).toBe('studia');
});

test('the other layout writes each key as it stands', () => {
  expect(inRussianLayout("ldeirf lj 12 vky, 'nf; [jhjij")).toBe('двушка до 12 млнб этаж хорошо');
});
