import type { Snapshot } from '../snapshot/snapshot.ts';
import { contractError, coverageOf, spreadOf } from './core/back-test.ts';
import type { Spread } from './core/forecast-keys.ts';
import { endOfQuarter, isWhole, monthOf, type PastHouse } from './core/past-house.ts';

/** What the company has handed over, with what it tells of any forecast. */
export interface CompanyRecord {
  /** In the order of their keys. */
  houses: readonly PastHouse[];
  spread: Spread;
  /** Months, on average. */
  contractError: number;
  /** 0…1. */
  covered: number;
}

/** Fewer houses make no range. */
export const LEAST_HOUSES = 8;

/** Records of a snapshot: another state of the catalogue gets its own when it is first asked about. */
const made = new WeakMap<Snapshot, CompanyRecord | null>();

/** The record of the company; `null` where too few houses are told whole. */
export function companyRecord(snapshot: Snapshot): CompanyRecord | null {
  const known = made.get(snapshot);
  if (known !== undefined) return known;
  const houses = pastHouses(snapshot);
  const record =
    houses.length < LEAST_HOUSES
      ? null
      : {
          houses,
          spread: spreadOf(houses),
          contractError: contractError(houses),
          covered: coverageOf(houses),
        };
  made.set(snapshot, record);
  return record;
}

const pastHouses = ({ content }: Snapshot): PastHouse[] =>
  content.builtHouses
    .map(({ name, begunOn, done, promisedYear, promisedQuarter, keysOn }) => ({
      name,
      begun: monthOf(begunOn),
      done,
      promised: endOfQuarter(promisedYear, promisedQuarter),
      keys: monthOf(keysOn),
    }))
    .filter(isWhole);
