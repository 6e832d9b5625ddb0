import type { LotFilter } from '@m30/api/filters';
import { goneOn } from './sentence-edit.ts';

/** What a sentence may go on with: a wish that it does not hold yet. */
const WISHES: readonly (readonly [key: keyof LotFilter, words: string])[] = [
  ['rooms', 'двушка'],
  ['priceTo', 'до 12 млн'],
  ['metro', 'у метро'],
  ['handover', 'ключи в 2027'],
  ['floorNot', 'не первый этаж'],
  ['options', 'с балконом'],
  ['payTo', 'платёж до 70 тысяч'],
  ['kitchenFrom', 'кухня от 12 метров'],
  ['sides', 'окна на юг'],
  ['finish', 'с отделкой'],
];

/** Words that people begin to type. */
const WORDS =
  'студия,однушка,двушка,трёшка,евродвушка,евротрёшка,балкон,лоджия,терраса,два санузла,угловая,вид на воду,кухня от 12 метров,площадь от 50 метров,не первый этаж,не последний этаж,выше 5 этажа,ключи в 2027,дом сдан,без отделки,чистовая отделка,с мебелью,рассрочка,ипотека,маткапитал,семейная ипотека,платёж до 70 тысяч,взнос 3 млн,со скидкой,у метро,метро в 5 минутах,школа в 10 минутах,школа рядом,садик рядом,поликлиника рядом,окна на юг,окна на запад,окна на восток,солнце утром,солнце днём,солнце вечером,видно воду'.split(
    ',',
  );

/** Shorter beginnings are of too many words. */
const SHORTEST = 2;
const MOST = 4;

const plain = (word: string) => word.toLowerCase().replaceAll('ё', 'е');

/**
 * How a sentence may go on: the word that is being typed made whole, else wishes that it does not hold.
 * @param lost whether its last word was not understood
 * @param names of complexes and places, which are words, too
 */
export function nextWishes(
  sentence: string,
  filters: LotFilter,
  lost: boolean,
  names: readonly string[],
): { label: string; words: string }[] {
  const last = sentence.split(/[^\p{L}]/u).at(-1) ?? '';
  const begun =
    lost && last.length >= SHORTEST
      ? [...WORDS, ...names].filter((word) => plain(word).startsWith(plain(last)))
      : [];
  if (begun.length > 0) {
    const head = sentence.slice(0, -last.length);
    return begun.slice(0, MOST).map((word) => ({ label: word, words: head + word }));
  }
  return WISHES.filter(([key]) => filters[key] === undefined)
    .slice(0, MOST)
    .map(([, words]) => ({ label: words, words: goneOn(sentence, words) }));
}
