import type { Snapshot } from '../snapshot/snapshot.ts';
import { bestWeight, contractError, coverageOf, spreadOf } from './core/back-test.ts';
import type { Spread } from './core/forecast-keys.ts';
import {
  endOfQuarter,
  isWhole,
  monthOf,
  type Experience,
  type PastHouse,
} from './core/past-house.ts';

/** What the company has handed over, with what it tells of any forecast. */
export interface CompanyRecord extends Experience {
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
    houses.length < LEAST_HOUSES ? null : recordOf({ houses, weight: bestWeight(houses) });
  made.set(snapshot, record);
  return record;
}

const recordOf = (past: Experience): CompanyRecord => ({
  ...past,
  spread: spreadOf(past),
  contractError: contractError(past.houses),
  covered: coverageOf(past),
});

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
