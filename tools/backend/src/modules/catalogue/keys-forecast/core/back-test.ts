import { quantile } from '../../../../kernel/math/quantile.ts';
import { keysMonths, monthsToKeys, type Spread } from './forecast-keys.ts';
import type { Experience, Observation, PastHouse } from './past-house.ts';

/** Readiness at which past houses are forecast, per cent. */
const CHECKPOINTS = [30, 40, 50, 60, 70, 80, 90] as const;

/** What is tried: a record of a dozen houses tells no finer. */
const WEIGHTS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Share of the cases that a range holds. */
const RANGE = 0.8;

/** A past house told by the others, as a page would have told it then. */
interface Case {
  house: PastHouse;
  now: number;
  /** Months that were forecast, a fraction, and that it took. */
  left: number;
  took: number;
}

/**
 * Mean error of forecasts at a readiness, months: each past house is left out once and told by the others in the month in which it had come
 * so far. `null` where fewer houses than `least` can be told.
 */
export function errorAt(past: Experience, done: number, least: number): number | null {
  const cases = past.houses.flatMap((house) => caseOf(house, without(past, house), done) ?? []);
  if (cases.length < least) return null;
  return mean(cases.map((one) => Math.abs(errorOf(one))));
}

/** By how many months a forecast at half the works missed the keys of a past house; later keys are above 0. */
export function missedBy(past: Experience, house: PastHouse): number | null {
  const forecast = caseOf(house, without(past, house), 50);
  return forecast && errorOf(forecast);
}

/** How much of a pace counts: what would have missed the keys of past houses by the least, each told by the others. */
export function bestWeight(houses: readonly PastHouse[]): number {
  const errors = WEIGHTS.map((weight) =>
    mean(casesOf({ houses, weight }).map(({ left, took }) => Math.abs(took - left))),
  );
  return WEIGHTS[errors.indexOf(Math.min(...errors))] ?? 0;
}

/** Bounds of what it took to what was forecast, of all past houses at all stages, each told by the others. */
export function spreadOf(past: Experience): Spread {
  const ratios = casesOf(past).map(({ left, took }) => took / left);
  if (ratios.length === 0) return { low: 1, high: 1 };
  return {
    low: Math.min(1, quantile(ratios, (1 - RANGE) / 2)),
    high: Math.max(1, quantile(ratios, (1 + RANGE) / 2)),
  };
}

/** Share of the past cases whose keys were within the range that the other houses alone would have given, 0…1. */
export function coverageOf(past: Experience): number {
  const hits = past.houses.flatMap((house) => {
    const others = without(past, house);
    const spread = spreadOf(others);
    return CHECKPOINTS.flatMap((done) => caseOf(house, others, done) ?? []).map((one) => {
      const { from, to } = keysMonths(one, spread);
      return Number(house.keys >= from && house.keys <= to);
    });
  });
  return mean(hits);
}

/** How far the contracts themselves were from the keys, months. */
export const contractError = (houses: readonly PastHouse[]): number =>
  mean(houses.map(({ promised, keys }) => Math.abs(keys - promised)));

const casesOf = (past: Experience): Case[] =>
  past.houses.flatMap((house) => {
    const others = without(past, house);
    return CHECKPOINTS.flatMap((done) => caseOf(house, others, done) ?? []);
  });

/** A house in the month in which it had come so far, told by others. */
function caseOf(house: PastHouse, others: Experience, done: number): Case | null {
  const at = house.done.findIndex((now) => now >= done);
  const observed = house.done
    .slice(0, at + 1)
    .map((now, index): Observation => ({ month: house.begun + index, done: now }));
  const forecast = others.houses.length > 0 ? monthsToKeys(others, observed) : null;
  const took = house.keys - (house.begun + at);
  return forecast && took > 0 ? { house, now: forecast.now, left: forecast.left, took } : null;
}

const errorOf = (one: Case): number => one.house.keys - keysMonths(one, { low: 1, high: 1 }).middle;

const without = ({ houses, weight }: Experience, house: PastHouse): Experience => ({
  houses: houses.filter((one) => one !== house),
  weight,
});

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
