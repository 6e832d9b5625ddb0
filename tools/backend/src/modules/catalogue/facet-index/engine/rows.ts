import { Ordered } from './ordered.ts';

/** Lots while an index is made of them: row `n` of every column is `lots[n]`. */
export class Rows<Lot> {
  /** By price, then by id. */
  readonly lots: readonly Lot[];
  readonly ids: readonly string[];
  /** Kopecks, ascending. */
  readonly prices: Float64Array;
  /** Rows in the order of their ids. */
  readonly byId: Uint32Array;
  readonly #ordered = new Map<(lot: Lot) => number | null, Ordered>();

  constructor(lots: readonly Lot[], idOf: (lot: Lot) => string, readPrice: (lot: Lot) => number) {
    const sorted = lots
      .map((lot) => ({ lot, id: idOf(lot), price: readPrice(lot) }))
      .sort((a, b) => a.price - b.price || compare(a.id, b.id));
    this.lots = sorted.map(({ lot }) => lot);
    this.ids = sorted.map(({ id }) => id);
    this.prices = Float64Array.from(sorted, ({ price }) => price);
    const { ids } = this;
    this.byId = Uint32Array.from(ids.keys()).sort((a, b) => compare(ids[a] ?? '', ids[b] ?? ''));
  }

  get size(): number {
    return this.lots.length;
  }

  /** A sorted column of numbers, cached by its reader. */
  ordered(of: (lot: Lot) => number | null): Ordered {
    const known = this.#ordered.get(of);
    if (known) return known;
    const column = Float64Array.from(this.lots, (lot) => of(lot) ?? Number.NaN);
    const made = new Ordered(column, this.byId);
    this.#ordered.set(of, made);
    return made;
  }
}

/** Order of ids, the same as that of the «C» collation. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
