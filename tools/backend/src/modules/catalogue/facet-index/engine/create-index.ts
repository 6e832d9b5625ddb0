import { at, bitsBetween, clearBit, hasBit, setBit, type Bits } from './bits.ts';
import { firstWhere } from '../../../../kernel/math/first-where.ts';
import { compare, Rows } from './rows.ts';
import { scan } from './scan.ts';
import type { Answers, CatalogueDeclaration, FacetColumn, LotIndex, Relaxation } from './types.ts';

/** Everything an index holds of one state of its lots. */
interface Made<Lot, Filter> {
  ids: readonly string[];
  byId: Uint32Array;
  /** Rows that are still listed. */
  alive: Bits;
  prices: Float64Array;
  columns: readonly (readonly [key: string, column: FacetColumn<Lot, Filter, unknown>])[];
  orders: ReadonlyMap<string, { order: Uint32Array; column: Float64Array }>;
}

/** Makes the index over typed arrays and bits that a declaration describes. */
export function createIndex<Lot, Dictionary, Filter extends object, Sort extends string, Facets>(
  declaration: CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets>,
  lots: readonly Lot[],
  dictionary: Dictionary,
): LotIndex<Lot, Dictionary, Filter, Sort, Facets> {
  let made = make(declaration, lots, dictionary);
  const count = (filter: Filter) => scan(made.columns, made.alive, filter).passing.count;
  return {
    find(filter, sort, { offset, limit }) {
      const { passing } = scan(made.columns, made.alive, filter);
      const order = made.orders.get(sort)?.order ?? passing.rows;
      const ids: string[] = [];
      const end = Math.min(offset + limit, passing.count);
      for (let place = 0, met = 0; met < end; place += 1) {
        const row = at(order, place);
        if (!hasBit(passing.bits, row)) continue;
        if (met >= offset) ids.push(made.ids[row] ?? '');
        met += 1;
      }
      return { ids, total: passing.count };
    },
    facets(filter) {
      const { passing, lifted } = scan(made.columns, made.alive, filter);
      const answers = made.columns.map(([key, column], facet) => [
        key,
        column.answer(column.keepsOwn ? passing : lifted(facet), filter),
      ]);
      const known = answers.filter(([, answer]) => answer !== undefined);
      // The keys and the answers are those of the declaration's facets.
      return { total: passing.count, facets: Object.fromEntries(known) as Answers<Facets> };
    },
    relaxations(filter) {
      const keys = Object.values(declaration.facets).flatMap(({ keys }) => keys);
      return relax(filter, keys, count);
    },
    refresh(changed, known) {
      made = make(declaration, changed, known);
    },
    update: (changes) => changes.every(({ id, lot }) => takeOver(made, declaration, id, lot)),
  };
}

function make<Lot, Dictionary, Filter, Sort extends string, Facets>(
  { id, price, facets, sorts }: CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets>,
  lots: readonly Lot[],
  dictionary: Dictionary,
): Made<Lot, Filter> {
  const rows = new Rows(lots, id, price);
  const orders = new Map<string, { order: Uint32Array; column: Float64Array }>();
  for (const sort in sorts) {
    const { by, descending } = sorts[sort];
    // Rows stand in the order of the price already.
    if (by === price && !descending) continue;
    const ordered = rows.ordered(by);
    const order = descending ? ordered.descending() : ordered.order;
    orders.set(sort, { order, column: ordered.column });
  }
  return {
    ids: rows.ids,
    byId: rows.byId,
    alive: bitsBetween(rows.size, 0, rows.size),
    prices: rows.prices,
    columns: Object.entries(facets).map(([key, facet]) => [key, facet.build(rows, dictionary)]),
    orders,
  };
}

/** Tries the filter without each of its keys. */
function relax<Filter extends object>(
  filter: Filter,
  keys: readonly string[],
  count: (filter: Filter) => number,
): Relaxation[] {
  const given = new Set(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([key]) => key),
  );
  return keys
    .filter((key) => given.has(key))
    .map((key) => ({ key, count: count({ ...filter, [key]: undefined }) }))
    .filter((relaxation) => relaxation.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Puts one changed lot into its row; `false` where it has none or would have to move. */
function takeOver<Lot, Dictionary, Filter, Sort extends string, Facets>(
  made: Made<Lot, Filter>,
  { price, sorts }: CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets>,
  id: string,
  lot: Lot | null,
): boolean {
  const { byId, ids, alive } = made;
  const place = firstWhere(byId.length, (index) => compare(ids[at(byId, index)] ?? '', id) >= 0);
  const row = at(byId, place);
  const isKnown = place < byId.length && ids[row] === id;
  if (lot === null) {
    if (isKnown) clearBit(alive, row);
    return true;
  }
  if (!isKnown || at(made.prices, row) !== price(lot)) return false;
  for (const sort in sorts) {
    const column = made.orders.get(sort)?.column;
    if (column && at(column, row) !== sorts[sort].by(lot)) return false;
  }
  if (!made.columns.every(([, column]) => column.put(row, lot))) return false;
  setBit(alive, row);
  return true;
}
