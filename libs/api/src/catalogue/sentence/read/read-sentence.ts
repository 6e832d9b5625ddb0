import type { LotFilter } from '../../filters/lot.filters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readAmount } from './amounts.ts';
import { readDate } from './dates.ts';
import { readFloors } from './floors.ts';
import { itemsOf } from './items.ts';
import { readBuilding, readNot, readNumber, readPlain } from './plain.ts';
import { Reading, type Address } from './reading.ts';
import { readRooms } from './rooms.ts';
import { readWay } from './ways.ts';

/** A part of the sentence and the filter that it became. */
export interface Understood {
  readonly start: number;
  readonly end: number;
  readonly filters: LotFilter;
}

/** A word that became nothing. */
export interface NotUnderstood {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export interface SentenceReading {
  readonly filters: LotFilter;
  readonly understood: readonly Understood[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly addresses: readonly Address[];
}

/** What may begin at a word, the first that does wins; each looks a bounded number of words ahead and says where it ends. */
const RULES = [
  readNot,
  readWay,
  readRooms,
  readDate,
  readFloors,
  readBuilding,
  readNumber,
  readAmount,
  readPlain,
];

/** Reads a sentence with a count of its steps. */
export function readCounted(text: string, lexicon: Lexicon, day: string) {
  const reading = new Reading(itemsOf(text, lexicon), lexicon, day, text);
  for (let at = 0; at < reading.items.length;) {
    let next = 0;
    for (const rule of RULES) {
      next = rule(reading, at);
      if (next > at) break;
    }
    at = Math.max(next, at + 1);
  }
  const { filters, heard } = reading.result();
  return {
    filters,
    understood: [] as Understood[],
    notUnderstood: notUnderstood(reading, heard),
    addresses: reading.addresses,
    steps: reading.steps,
  };
}

/** Runs of letters and digits that no filter came of, each once. */
function notUnderstood(reading: Reading, heard: ReadonlySet<number>): NotUnderstood[] {
  const words: NotUnderstood[] = [];
  const inside = (start: number) =>
    reading.addresses.some((one) => start >= one.start && start < one.end);
  reading.items.forEach((item, at) => {
    if (heard.has(at) || reading.isQuiet(item)) return;
    for (const { start, end } of item.tokens) {
      if (inside(start)) continue;
      const last = words.at(-1);
      const glued = last?.end === start;
      const from = glued ? last.start : start;
      if (glued) words.pop();
      words.push({ word: reading.sentence.slice(from, end).toLowerCase(), start: from, end });
    }
  });
  return words;
}
