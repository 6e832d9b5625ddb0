import { ROOMS } from '../../../catalogue/filters/filter-bounds.ts';
import {
  lotFilters,
  type LotFilter,
  type LotFilterKey,
} from '../../../catalogue/filters/lot.filters.ts';
import { keysOf } from '../../../core/filter.ts';
import type { Claim, Reading } from './reading.ts';

const LIMITS = [
  ['priceFrom', 'priceTo'],
  ['payFrom', 'payTo'],
  ['areaFrom', 'areaTo'],
  ['kitchenFrom', 'kitchenTo'],
  ['floorFrom', 'floorTo'],
] as const;

const isList = (key: LotFilterKey) => ['some', 'aliases'].includes(lotFilters[key].kind);

/** Ready houses, or keys by a date: the date holds both. */
function widestHandover(reading: Reading, claims: readonly Claim[]): Claim[] {
  const dated = claims.some(({ key, value }) => key === 'handover' && value !== 'ready');
  if (!dated) return [...claims];
  return claims.filter(({ key, value, from, to }) => {
    const ready = key === 'handover' && value === 'ready';
    if (ready) reading.mute(from, to);
    return !ready;
  });
}

/** Euro layouts of one number of rooms beside all flats of another: the filter cannot hold them, and says neither. */
function settledRooms(claims: readonly Claim[]): Claim[] {
  const plain = claims.filter(({ key, how }) => key === 'rooms' && how === undefined);
  const euro = claims.filter(({ how }) => how === 'euro');
  if (euro.length === 0) return [...claims];
  if (plain.length === 0) {
    return claims.flatMap((claim): Claim[] => {
      const { how, ...rest } = claim;
      return how === 'euro' ? [rest, { ...rest, key: 'options', value: 'euro' }] : [claim];
    });
  }
  const said = new Set(plain.map(({ value }) => value));
  const within = euro.every(({ value }) => said.has(value));
  if (within)
    return claims.map((claim) => (claim.how === 'euro' ? { ...claim, how: undefined } : claim));
  return claims.filter(({ key }) => key !== 'rooms');
}

/** Values that are left out: of what is said besides, else of all there are. */
function withoutNegations(reading: Reading, claims: readonly Claim[]): Claim[] {
  const all = {
    complex: reading.lexicon.complexes,
    rooms: ROOMS,
    finish: lotFilters.finish.values,
  } as const;
  let left = claims.filter(({ how }) => how !== 'not');
  for (const key of ['complex', 'rooms', 'finish'] as const) {
    const negated = claims.filter((one) => one.key === key && one.how === 'not');
    const [first] = negated;
    if (!first) continue;
    const out = new Set(negated.map(({ value }) => value));
    for (const { from, to } of negated) reading.mute(from, to);
    const { from, to } = first;
    const rest = all[key]
      .filter((value) => !out.has(value))
      .map((value) => ({ key, value, from, to }));
    left = left.some((one) => one.key === key)
      ? left.filter((one) => one.key !== key || !out.has(one.value))
      : [...left, ...rest];
  }
  return left;
}

/** The one programme that all its words leave; the loan itself need not be said beside it. */
function withProgramme(reading: Reading, claims: readonly Claim[]): Claim[] {
  const [first, ...others] = reading.programmes;
  if (!first) return [...claims];
  const ids = first.ids.filter((id) => others.every((one) => one.ids.includes(id)));
  const plain = ids.filter((id) => reading.lexicon.plainProgrammes.has(id));
  const [id] = ids.length === 1 ? ids : plain;
  if (id === undefined) return [...claims];
  const loan = (claim: Claim) =>
    claim.value === 'mortgage' && /^ипот/.test(reading.text(claim.from));
  for (const claim of claims) if (loan(claim)) reading.mute(claim.from, claim.to);
  return [
    ...claims.filter((claim) => !loan(claim)),
    ...reading.programmes.map(({ at }): Claim => ({
      key: 'programme',
      value: id,
      from: at,
      to: at + 1,
    })),
  ];
}

/** Claims without those that contradict each other. */
function agreed(claims: readonly Claim[]): Claim[] {
  const differ = new Set<LotFilterKey>();
  const seen = new Map<LotFilterKey, string | number>();
  for (const { key, value } of claims) {
    if (isList(key)) continue;
    if ((seen.get(key) ?? value) !== value) differ.add(key);
    seen.set(key, value);
  }
  for (const [low, high] of LIMITS) {
    if (Number(seen.get(low) ?? 0) > Number(seen.get(high) ?? Infinity)) differ.add(low).add(high);
  }
  // The other limit of the same words goes with it: «10–12 млн, или до 15».
  const out = new Set(
    claims.filter(({ key }) => differ.has(key)).map(({ from, to }) => `${from} ${to}`),
  );
  return claims.filter(({ from, to }) => !out.has(`${from} ${to}`));
}

/** The filter that some claims make together; lists stand in the declared order. */
export function filterOf(claims: readonly Claim[]): LotFilter {
  const filters: Record<string, unknown> = {};
  for (const key of keysOf(lotFilters)) {
    const values = claims.filter((one) => one.key === key).map(({ value }) => value);
    const declared = lotFilters[key];
    if (values.length === 0) continue;
    if (declared.kind === 'some')
      filters[key] = declared.values.filter((one) => values.includes(one));
    else filters[key] = isList(key) ? [...new Set(values)] : values[0];
  }
  // Each value was claimed for its own key.
  return filters as LotFilter;
}

/** What a whole sentence claims, once all of it is read. */
export const settle = (reading: Reading): Claim[] =>
  agreed(
    withProgramme(
      reading,
      withoutNegations(reading, widestHandover(reading, settledRooms(reading.claims))),
    ),
  );
