import * as v from 'valibot';
import { LIMIT_NAMES, LIMITS, limitVariable, type Limit, type LimitName } from './limits.ts';

/** `count/seconds`. */
const limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}\/\d{1,7}$/, 'count/seconds, like 5/3600'),
  v.transform((value): Limit => {
    const [count = '', seconds = ''] = value.split('/');
    return { count: Number(count), seconds: Number(seconds) };
  }),
);

/** Environment variables of all limits. */
export const limitEntries = Object.fromEntries(
  LIMIT_NAMES.map((name) => [limitVariable(name), v.optional(limit)]),
);

/** Limits of the environment; one that is not set has its default. */
export const LimitsSchema = v.pipe(
  v.object(limitEntries),
  v.transform((set) => ({
    limits: Object.fromEntries(
      LIMIT_NAMES.map((name) => [name, set[limitVariable(name)] ?? LIMITS[name]]),
    ) as Readonly<Record<LimitName, Limit>>,
  })),
);
