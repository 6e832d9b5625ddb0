import type { CorpusSentence } from './corpus/corpus-sentence.ts';
import type { SentenceReading } from './read/read-sentence.ts';

/** Runs of letters and digits, in lower case. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A list as a set: in no order. */
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);

/**
 * `exact`: all that the corpus expects and nothing else; words of later wishes are told as not understood, and addresses are found.
 * `silent`: a filter that nobody meant, or one too few with no more words told than expected. `told`: anything else.
 */
export function judge(expected: CorpusSentence, reading: SentenceReading) {
  const unread = reading.notUnderstood.map(({ word }) => word);
  const rest = [...unread];
  const heardLater = expected.later.map(({ words }) => {
    const found = wordsOf(words).filter((word) => rest.includes(word));
    for (const word of found) rest.splice(rest.indexOf(word), 1);
    return found.length > 0;
  });
  const keys = Object.keys({
    ...expected.filters,
    ...reading.filters,
  }) as (keyof typeof expected.filters)[];
  const wrong = keys.filter(
    (key) => comparable(expected.filters[key]) !== comparable(reading.filters[key]),
  );
  const addresses =
    reading.addresses.map(({ text }) => text).join('|') === expected.addresses.join('|');
  const words = rest.join(' ') === expected.notUnderstood.join(' ');
  if (wrong.length === 0 && words && addresses && heardLater.every(Boolean)) return 'exact';
  const invented = wrong.some((key) => reading.filters[key] !== undefined);
  const lost = wrong.length > 0 && !rest.some((word) => !expected.notUnderstood.includes(word));
  return invented || lost || !heardLater.every(Boolean) ? 'silent' : 'told';
}
