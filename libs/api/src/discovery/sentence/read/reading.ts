import type { COMMUTES, LotFilterKey } from '../../../catalogue/filters/lot.filters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Item } from './items.ts';

/** A place to travel to, for the server to find. */
export interface Address {
  /** As typed. */
  text: string;
  start: number;
  end: number;
  minutes?: number;
  by?: 'foot' | 'metro' | 'car';
  /** The key of the filter that its place is for; absent where the way to it is no filter. */
  work?: (typeof COMMUTES)[number]['work'];
}

/** An address without a word about the way: that of the next one may be meant for both. */
export interface Waiting {
  readonly address: Address;
  readonly from: number;
  readonly to: number;
}

/** A value of a filter with the items that said it. */
export interface Claim {
  readonly key: LotFilterKey;
  readonly value: string | number;
  readonly from: number;
  readonly to: number;
  /** `not`: the value is left out. `euro`: this number of rooms, as a euro layout only. */
  readonly how?: 'not' | 'euro' | undefined;
}

/** Words that stand beside what they are about, and are told as not understood only where it is missing. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  storey: ['floorFrom', 'floorTo', 'floorNot'],
  windows: ['sides'],
  flat: ['rooms'],
};

/** Kinds of words that mean nothing by themselves. */
const QUIET = ['quiet', 'limit', 'not', 'or', 'between', 'through', 'sign', 'any', 'flat'];

/** Whether words of a kind mean nothing by themselves. */
export const isQuiet = (kind: string) => QUIET.includes(kind);

/** A sentence while it is read: its items from left to right, and what they have said so far. */
export class Reading {
  /** Items looked at, for whoever doubts that they are a constant number a word. */
  steps = 0;
  readonly addresses: Address[] = [];
  waiting: Waiting | undefined;
  readonly claims: Claim[] = [];
  /** Ids of mortgage programmes that each of their words leaves. */
  readonly programmes: { ids: readonly string[]; at: number }[] = [];
  private readonly silent = new Set<number>();

  readonly items: readonly Item[];
  readonly lexicon: Lexicon;
  readonly day: string;
  readonly sentence: string;
  /** Whether a word of it is a number of rooms: a bare «до 12» then is a price. */
  readonly hasRooms: boolean;
  /** Whether it speaks of a loan: «на 30 лет» then is its term. */
  readonly hasLoan: boolean;
  /** Whether it names a school, a kindergarten or a clinic. */
  readonly hasNearby: boolean;

  /** @param day ISO date that relative dates start from. */
  constructor(items: readonly Item[], lexicon: Lexicon, day: string, sentence: string) {
    this.items = items;
    this.lexicon = lexicon;
    this.day = day;
    this.sentence = sentence;
    this.hasRooms = items.some(
      ({ is, of }) => of.startsWith('rooms') || is === 'roomword' || is === 'euro',
    );
    this.hasNearby = items.some(({ is }) => is === 'nearby');
    this.hasLoan = items.some(
      ({ is, of }) =>
        is === 'programme' ||
        (is === 'month' && of === '') ||
        of === 'pay mortgage' ||
        of === 'down' ||
        of === 'pay',
    );
  }

  at(index: number): Item | undefined {
    this.steps += 1;
    return this.items[index];
  }

  is(index: number, ...kinds: string[]): boolean {
    return kinds.includes(this.at(index)?.is ?? '');
  }

  /** Whether an item is of a kind and says this. */
  says(index: number, is: string, of: string): boolean {
    const item = this.at(index);
    return item?.is === is && item.of === of;
  }

  /** Whether an item is one of some signs. */
  sign(index: number, ...signs: string[]): boolean {
    const item = this.at(index);
    return item?.is === 'sign' && signs.includes(item.of);
  }

  /** Text of an item's first word. */
  text(index: number): string {
    return this.at(index)?.tokens[0].text ?? '';
  }

  /** Next index that is no quiet word, three of them at most. */
  skip(index: number, ...signs: string[]): number {
    let at = index;
    while (at < index + 3 && (this.is(at, 'quiet') || this.sign(at, ...signs))) at += 1;
    return at;
  }

  /** Items from `from` up to `to` say values of a filter. */
  claim(from: number, to: number, key: LotFilterKey, ...values: (string | number)[]) {
    for (const value of values) this.claims.push({ key, value, from, to });
  }

  /** The same of values that are left out, or that are meant as euro layouts. */
  claimAs(how: 'not' | 'euro', from: number, to: number, key: LotFilterKey, ...values: string[]) {
    for (const value of values) this.claims.push({ key, value, from, to, how });
  }

  /** Items that say nothing by themselves but are understood. */
  mute(from: number, to: number) {
    for (let at = from; at < to; at += 1) this.silent.add(at);
  }

  /** Indices of the items that need not be told, with these claims. */
  heard(claims: readonly Claim[]): ReadonlySet<number> {
    const heard = new Set(this.silent);
    for (const { from, to } of claims) for (let at = from; at < to; at += 1) heard.add(at);
    this.items.forEach(({ is }, at) => {
      const beside = BESIDE[is]?.some((key) => claims.some((claim) => claim.key === key));
      if (beside || isQuiet(is)) heard.add(at);
    });
    return heard;
  }
}
