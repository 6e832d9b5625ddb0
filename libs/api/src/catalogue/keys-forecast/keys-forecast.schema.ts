import * as v from 'valibot';
import { QuarterSchema } from '../lot.schema.ts';

/** First day of a month, ISO. */
const month = v.string();

/** Readiness, whole per cent. */
const percent = v.number();

/** What every building says. */
const building = { subvendor: v.string(), name: v.string() };

/** When the keys of a building are to be expected; the contract's quarter stands in every state that has one. */
const BuildingKeysSchema = v.variant('state', [
  v.object({
    state: v.literal('forecast'),
    ...building,
    /** The quarter by whose end the contract promises the keys: an obligation, whatever is forecast. */
    contract: QuarterSchema,
    /** Bounds of what came true in four fifths of the past cases, and the middle. */
    from: month,
    middle: month,
    to: month,
    /** Of the newest month. */
    done: percent,
    /** Months from the newest one to the keys at the pace of past houses, the middle one of them; to a tenth. */
    usual: v.number(),
    /** Months of the usual course that a month brings; 1 is as past houses went. */
    pace: v.number(),
    /** By how many months forecasts missed past houses at this readiness, on average; to a tenth, upwards. */
    error: v.number(),
    /**
     * The oldest first, until the contract's; `done` is `null` after the newest one. `plan` is how far past houses were so long before their
     * keys, these being the contract's.
     */
    months: v.array(v.object({ month, done: v.nullable(percent), plan: percent })),
  }),
  v.object({
    state: v.literal('silent'),
    ...building,
    contract: QuarterSchema,
    /** `few`: too few months or past houses, `inexact`: forecasts of past houses at this readiness were off by more than the limit, or than their contracts. */
    reason: v.picklist(['few', 'inexact']),
  }),
  v.object({
    state: v.literal('completed'),
    ...building,
    /** ISO date of the permit; `null` where it is not known. */
    on: v.nullable(v.string()),
  }),
]);

/** The company's own record, and how well it tells. */
const RecordSchema = v.object({
  /** Forecasts that missed by more are not shown, months. */
  limit: v.number(),
  /** By how many months the contracts missed the keys, on average; to a tenth, upwards. */
  contractError: v.number(),
  /** How much of a building's own pace counts, 0…1: what missed past keys by the least. */
  weight: v.number(),
  /** What a wait for past keys was to the one that had been forecast: bounds of four fifths of the cases, to a hundredth. */
  range: v.object({ low: v.number(), high: v.number() }),
  /** Share of the past keys that were within the range, each house told by the others; whole per cent. */
  covered: percent,
  /** In the order of their keys. */
  houses: v.array(
    v.object({
      name: v.string(),
      promised: QuarterSchema,
      /** Month in which the keys were given. */
      keys: month,
      /** Months after the promised quarter; before its last month below 0. */
      slip: v.number(),
      /** By how many months a forecast by the other houses at half the works missed the keys; `null` where there was none. */
      missed: v.nullable(v.number()),
    }),
  ),
});

/** When the keys of a complex are to be expected. */
export const KeysForecastSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  /** Month of the newest observation; `null` where nothing is observed. */
  observed: v.nullable(month),
  buildings: v.array(BuildingKeysSchema),
  /** `null` where the company has handed over too few houses to compare with. */
  record: v.nullable(RecordSchema),
});
