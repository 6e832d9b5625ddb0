import type { ResultOf } from '@m30/api/client';
import { toHandover } from '../lot/to-lot-card.ts';
import type { BuildingRow, ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { companyRecord, LEAST_HOUSES, type CompanyRecord } from './company-record.ts';
import { errorAt, missedBy } from './core/back-test.ts';
import { readinessBefore } from './core/course.ts';
import { keysMonths, monthsToKeys } from './core/forecast-keys.ts';
import {
  dayOf,
  endOfQuarter,
  monthOf,
  quarterOf,
  type Month,
  type Observation,
} from './core/past-house.ts';

type KeysForecast = ResultOf<'Objects.GetKeysForecast'>;
type BuildingKeys = KeysForecast['buildings'][number];

/** Mean error from which on nothing is forecast, months. */
export const MOST_ERROR = 3;

/** The keys of buildings of a complex; silent of each of which too little is known, or is known too badly. */
export function toKeysForecast(
  snapshot: Snapshot,
  { vendor, name }: ComplexRow,
  buildings: readonly BuildingRow[],
): KeysForecast {
  const record = companyRecord(snapshot);
  const [newest] = snapshot.content.progress.get(vendor) ?? [];
  return {
    vendor,
    complexName: name,
    observed: newest?.month ?? null,
    buildings: buildings.map((building) => toBuilding(snapshot, building, record)),
    record: record && toRecord(record),
  };
}

function toBuilding(
  snapshot: Snapshot,
  row: BuildingRow,
  record: CompanyRecord | null,
): BuildingKeys {
  const { subvendor, name, commissionedOn } = row;
  const building = { subvendor, name };
  const contract = toHandover(row);
  if (!contract) return { state: 'completed', ...building, on: commissionedOn };
  const observed = observationsOf(snapshot, row);
  const forecast = record && monthsToKeys(record, observed);
  const done = observed.at(-1)?.done ?? 0;
  const error = forecast && errorAt(record, done, LEAST_HOUSES);
  if (!forecast || error === null) return { state: 'silent', ...building, contract, reason: 'few' };
  if (error > Math.min(MOST_ERROR, record.contractError)) {
    return { state: 'silent', ...building, contract, reason: 'inexact' };
  }
  const { from, middle, to } = keysMonths(forecast, record.spread);
  const promised = endOfQuarter(contract.year, contract.quarter);
  return {
    state: 'forecast',
    ...{ ...building, contract, done },
    ...{ from: dayOf(from), middle: dayOf(middle), to: dayOf(to) },
    usual: Math.round(forecast.left * forecast.pace * 10) / 10,
    pace: toHundredth(forecast.pace),
    error: upToTenth(error),
    months: courseOf(record, observed, promised),
  };
}

/** What is done by each month, beside how far past houses were so long before the promised one. */
function courseOf({ houses }: CompanyRecord, observed: readonly Observation[], promised: Month) {
  const ahead: Month[] = [];
  for (let month = (observed.at(-1)?.month ?? promised) + 1; month <= promised; month += 1) {
    ahead.push(month);
  }
  return [...observed, ...ahead.map((month) => ({ month, done: null }))].map(({ month, done }) => ({
    month: dayOf(month),
    done,
    plan: Math.round(readinessBefore(houses, promised - month)),
  }));
}

/** The readiness of a building by month, the oldest first; months that were not measured are left out. */
function observationsOf({ content }: Snapshot, { vendor, subvendor }: BuildingRow): Observation[] {
  const months = content.progress.get(vendor) ?? [];
  return months.toReversed().flatMap(({ month, works }) => {
    const done = works.find((work) => work.subvendor === subvendor)?.done;
    return done === undefined ? [] : { month: monthOf(month), done };
  });
}

function toRecord(record: CompanyRecord): KeysForecast['record'] {
  const { houses, weight, spread, contractError, covered } = record;
  return {
    limit: MOST_ERROR,
    contractError: upToTenth(contractError),
    weight,
    range: { low: toHundredth(spread.low), high: toHundredth(spread.high) },
    covered: Math.round(covered * 100),
    houses: houses.map((house) => ({
      name: house.name,
      promised: quarterOf(house.promised),
      keys: dayOf(house.keys),
      slip: house.keys - house.promised,
      missed: missedBy(record, house),
    })),
  };
}

const toHundredth = (value: number) => Math.round(value * 100) / 100;
const upToTenth = (months: number) => Math.ceil(months * 10 - 1e-9) / 10;
