/** Endings of nouns, adjectives and ordinals; the longest first. */
const ENDING =
  /(?:ыми|ими|ого|его|ому|ему|ами|ями|ах|ях|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ым|им|ых|их|ам|ям|ою|ею|[аяоеуюыиьй])$/;

/** What is left of a word without its ending: two letters at least. Words of one declension share it. */
export function stemOf(word: string): string {
  const stem = word.length > 24 ? word : word.replace(ENDING, '');
  return stem.length < 2 ? word : stem;
}

/** A word as it sounds: spellings that are confused most often become one. */
export const soundOf = (word: string): string =>
  word.replace(/[ьъ]/g, '').replace(/о/g, 'а').replace(/[еэ]/g, 'и').replace(/(.)\1/g, '$1');
