import type { LotFilter } from '@m30/api';
import { COMMUTES, lotFilters } from '@m30/api/filters';
import type { FlatFilter, FlatIndex } from '../../catalogue/facet-index/flats/flats.ts';
import { smallerWishes } from './smaller-wishes.ts';
import { withoutWish } from './without-wish.ts';

/** Wishes that are offered at most. */
const MOST = 6;

/** Minutes by which a way may become longer. */
const FARTHER = [5, 10, 15, 20, 30];

/** A change of a filter with which it finds something. */
export interface EasierWish {
  /** The wish that gives way. */
  key: string;
  /** Further wishes that have to give way with it. */
  also?: string[];
  filters: LotFilter;
  /** Flats that are then found. */
  total: number;
}

/** Flats as `easierWishes` asks for them. */
export interface AskedFlats {
  index: Pick<FlatIndex, 'facets' | 'relaxations'>;
  resolve: (filter: LotFilter) => FlatFilter;
}

/**
 * The smallest changes with which a filter that finds nothing finds something: limits that give way first, then wishes that are given up; two at
 * once where no single one is enough, and where two are not, all that do not go together with the ones before them.
 */
export function easierWishes(filter: LotFilter, flats: AskedFlats): EasierWish[] {
  const single = singleWishes(filter, flats);
  if (single.length > 0) return single.slice(0, MOST);
  const pairs = pairsOfWishes(filter, flats);
  return pairs.length > 0 ? pairs.slice(0, MOST) : goingTogether(filter, flats);
}

const totalOf = (filter: LotFilter, { index, resolve }: AskedFlats) =>
  index.facets(resolve(filter)).total;

/** Limits that give way by the least that helps. */
const easedWishes = (filter: LotFilter, flats: AskedFlats) => [
  ...smallerWishes(filter, flats.index.facets(flats.resolve(filter)).facets)
    .map((wish) => ({ ...wish, total: totalOf(wish.filters, flats) }))
    .filter(({ total }) => total > 0),
  ...COMMUTES.flatMap(({ minutes }) => fartherWish(filter, minutes, flats) ?? []),
];

/** The least longer way that helps. */
function fartherWish(
  filter: LotFilter,
  key: (typeof COMMUTES)[number]['minutes'],
  flats: AskedFlats,
) {
  const limit = filter[key];
  if (limit === undefined) return null;
  for (const more of FARTHER) {
    const filters = { ...filter, [key]: Math.min(limit + more, lotFilters[key].max) };
    const total = totalOf(filters, flats);
    if (total > 0) return { key, filters, total };
  }
  return null;
}

function singleWishes(filter: LotFilter, flats: AskedFlats): EasierWish[] {
  const eased = easedWishes(filter, flats);
  const known = new Set<string>(eased.map(({ key }) => key));
  const lifted = flats.index.relaxations(flats.resolve(filter)).flatMap(({ key, count }) => {
    return known.has(key) ? [] : [{ key, filters: withoutWish(filter, key), total: count }];
  });
  return [...eased, ...lifted];
}

/** Pairs of wishes that give way; those that keep most of what was asked for come first. */
function pairsOfWishes(filter: LotFilter, flats: AskedFlats): EasierWish[] {
  const found = new Map<string, EasierWish & { given: number }>();
  for (const other of Object.keys(flats.resolve(filter))) {
    for (const { key, filters, total } of singleWishes(withoutWish(filter, other), flats)) {
      const pair = [key, other].toSorted().join();
      const wish = secondEased(filter, filters, { key, other }, flats) ?? { filters, total };
      const given = [key, other].filter((one) => valueOf(wish.filters, one) === undefined).length;
      if ((found.get(pair)?.given ?? Infinity) <= given) continue;
      found.set(pair, { key, also: [other], filters: wish.filters, total: wish.total, given });
    }
  }
  return [...found.values()]
    .toSorted((one, next) => one.given - next.given || next.total - one.total)
    .map(({ given: _, ...wish }) => wish);
}

/** With one limit eased, the other wish may have to give way only so far. */
function secondEased(
  filter: LotFilter,
  eased: LotFilter,
  { key, other }: { key: string; other: string },
  flats: AskedFlats,
) {
  const value = valueOf(eased, key);
  if (value === undefined) return undefined;
  return easedWishes({ ...filter, [key]: value }, flats).find((wish) => wish.key === other);
}

/** The filter without the wishes that find nothing together with those before them. */
function goingTogether(filter: LotFilter, flats: AskedFlats): EasierWish[] {
  let filters = filter;
  const gone: string[] = [];
  const keys = Object.keys(flats.resolve(filter));
  for (const [at, key] of keys.entries()) {
    const after = keys.slice(at + 1);
    const soFar = after.reduce((rest, one) => withoutWish(rest, one), filters);
    if (totalOf(soFar, flats) > 0) continue;
    filters = withoutWish(filters, key);
    gone.push(key);
  }
  const [key, ...also] = gone;
  const total = totalOf(filters, flats);
  return key === undefined || total === 0 ? [] : [{ key, also, filters, total }];
}

const valueOf = (filter: LotFilter, key: string): unknown => Reflect.get(filter, key);
