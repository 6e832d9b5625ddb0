import { lotFilters, type LotFilter, type LotFilterKey } from '../../filters/lot.filters.ts';
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
}

/** A filter with the items that said it. */
interface Claim {
  readonly key: LotFilterKey;
  readonly value: string | number;
  readonly from: number;
  readonly to: number;
}

/** Kinds of words that mean nothing by themselves and need not be told as not understood. */
const QUIET = new Set(['quiet', 'limit', 'not', 'or', 'between', 'through', 'sign']);

/** A sentence while it is read: its items from left to right, and what they have said so far. */
export class Reading {
  /** Items looked at, for whoever doubts that they are a constant number a word. */
  steps = 0;
  readonly addresses: Address[] = [];
  private readonly claims: Claim[] = [];
  private readonly silent = new Set<number>();

  readonly items: readonly Item[];
  readonly lexicon: Lexicon;
  readonly day: string;
  readonly sentence: string;

  /** @param day ISO date that relative dates start from. */
  constructor(items: readonly Item[], lexicon: Lexicon, day: string, sentence: string) {
    this.items = items;
    this.lexicon = lexicon;
    this.day = day;
    this.sentence = sentence;
  }

  at(index: number): Item | undefined {
    this.steps += 1;
    return this.items[index];
  }

  is(index: number, ...kinds: string[]): boolean {
    return kinds.includes(this.at(index)?.is ?? '');
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

  /** Items from `from` up to `to` say a value of a filter. */
  claim(from: number, to: number, key: LotFilterKey, ...values: (string | number)[]) {
    for (const value of values) this.claims.push({ key, value, from, to });
  }

  /** Items that say nothing by themselves but are understood. */
  mute(from: number, to: number) {
    for (let at = from; at < to; at += 1) this.silent.add(at);
  }

  /** Claims without those that contradict each other. */
  private agreed(): Claim[] {
    const differ = new Set<string>();
    const seen = new Map<string, string | number>();
    for (const { key, value } of this.claims) {
      if (isList(key)) continue;
      if ((seen.get(key) ?? value) !== value) differ.add(key);
      seen.set(key, value);
    }
    for (const [low, high] of LIMITS) {
      if (Number(seen.get(low) ?? 0) > Number(seen.get(high) ?? Infinity))
        differ.add(low).add(high);
    }
    return this.claims.filter(({ key }) => !differ.has(key));
  }

  result() {
    const claims = this.agreed();
    const filters: Record<string, unknown> = {};
    for (const key of Object.keys(lotFilters)) {
      const values = claims.filter((one) => one.key === key).map(({ value }) => value);
      if (values.length === 0) continue;
      const declared = lotFilters[key as LotFilterKey];
      if (declared.kind === 'some')
        filters[key] = declared.values.filter((one) => values.includes(one));
      else filters[key] = isList(key) ? [...new Set(values)] : values[0];
    }
    const heard = new Set(this.silent);
    for (const { from, to } of claims) for (let at = from; at < to; at += 1) heard.add(at);
    return { filters: filters as LotFilter, claims, heard };
  }

  /** Whether an item need not be told as not understood. */
  isQuiet(item: Item): boolean {
    return QUIET.has(item.is);
  }
}

const LIMITS = [
  ['priceFrom', 'priceTo'],
  ['payFrom', 'payTo'],
  ['areaFrom', 'areaTo'],
  ['kitchenFrom', 'kitchenTo'],
  ['floorFrom', 'floorTo'],
] as const;

const isList = (key: string) => ['some', 'aliases'].includes(lotFilters[key as LotFilterKey].kind);
