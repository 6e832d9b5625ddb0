import type { LotFilter } from '../../../catalogue/filters/lot.filters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readAmount } from './amounts.ts';
import { readDate } from './dates.ts';
import { readFloors } from './floors.ts';
import { itemsOf } from './items.ts';
import { readBuilding, readNumber } from './numbers.ts';
import { readNot, readPlain } from './plain.ts';
import { isQuiet, Reading, type Address, type Claim } from './reading.ts';
import { readRooms } from './rooms.ts';
import { readQuoted } from './quoted.ts';
import { filterOf, settle } from './settle.ts';
import { readAddress } from './addresses.ts';
import { readMetro } from './metro.ts';

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
  readQuoted,
  readNot,
  readMetro,
  readAddress,
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
  const claims = settle(reading);
  return {
    filters: filterOf(claims),
    understood: understoodOf(reading, claims),
    notUnderstood: notUnderstoodOf(reading, reading.heard(claims)),
    addresses: reading.addresses,
    steps: reading.steps,
  };
}

/** Reads a sentence into filters of the catalogue. Positions are those of the text, in UTF-16 units. */
export function readSentence(text: string, lexicon: Lexicon, day: string): SentenceReading {
  const { filters, understood, notUnderstood, addresses } = readCounted(text, lexicon, day);
  return { filters, understood, notUnderstood, addresses };
}

/** Spans of the text with the filter that each became. */
function understoodOf(reading: Reading, claims: readonly Claim[]): Understood[] {
  const spans = new Map<string, Claim[]>();
  for (const claim of claims) {
    const span = `${claim.from} ${claim.to}`;
    spans.set(span, [...(spans.get(span) ?? []), claim]);
  }
  return [...spans.values()]
    .flatMap((some) => {
      const first = reading.items[some[0]?.from ?? 0]?.tokens[0];
      const last = reading.items[(some[0]?.to ?? 1) - 1]?.tokens.at(-1);
      return first && last ? [{ start: first.start, end: last.end, filters: filterOf(some) }] : [];
    })
    .sort((left, right) => left.start - right.start);
}

/** Whether a word of a phrase means nothing by itself. */
const isFunctionWord = (reading: Reading, text: string) =>
  text.length <= 3 &&
  isQuiet(reading.lexicon.root.next.get(reading.lexicon.exactly(text) ?? '')?.means?.is ?? '');

/** Spans of the items that nothing came of; what touches is one. */
function unreadSpans(reading: Reading, heard: ReadonlySet<number>) {
  const spans: { start: number; end: number }[] = [];
  let inside = 0;
  reading.items.forEach((item, at) => {
    const view = item.is === 'view';
    if (heard.has(at) && !view) return;
    // Of «вид на залив» the filter holds the first two words.
    const tokens = view ? item.tokens.slice(2) : item.tokens;
    const next = reading.items[at + 1];
    const glued = item.is === 'number' && next && isQuiet(next.is) && next.tokens[0].joined;
    for (const { kind, text, start, end } of glued ? [...tokens, ...next.tokens] : tokens) {
      while ((reading.addresses[inside]?.end ?? Infinity) <= start) inside += 1;
      if (kind === 'sign' || (tokens.length > 1 && isFunctionWord(reading, text))) continue;
      if (start >= (reading.addresses[inside]?.start ?? Infinity)) continue;
      const last = spans.at(-1);
      if (last?.end === start) last.end = end;
      else spans.push({ start, end });
    }
  });
  return spans;
}

/** Runs of letters and digits that no filter came of, as typed but in lower case. */
const notUnderstoodOf = (reading: Reading, heard: ReadonlySet<number>): NotUnderstood[] =>
  unreadSpans(reading, heard).flatMap(({ start, end }) =>
    [...reading.sentence.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].map(
      ({ 0: word, index }) => {
        const begin = start + index;
        return { word: word.toLowerCase(), start: begin, end: begin + word.length };
      },
    ),
  );
