import { sql, type SQL } from 'drizzle-orm';
import type { LoanProgramme } from '@m30/calculators/money';
import {
  limitsPayment,
  programmeOf,
  type PaymentBounds,
  type PaymentFilter,
  type PaymentProgramme,
} from '../facet/payment.ts';
import { HISTOGRAM_STEPS, KOPECKS, type PriceBounds } from '../facet/price.ts';
import { boundsOf, endsOf } from './facets.ts';
import type { SqlFacet } from './types.ts';

export interface Prices {
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

const STEPS = sql.raw(String(HISTOGRAM_STEPS));

/** Bounds of kopecks in whole roubles. */
function inRoubles({ min, max }: { min: number; max: number }) {
  return { min: Math.floor(min / KOPECKS), max: Math.ceil(max / KOPECKS) };
}

/** The price in kopecks, the column `price` of every row. */
export function sqlPrice(expression: SQL): SqlFacet<Prices, PriceBounds> {
  return {
    keys: ['priceFrom', 'priceTo'],
    columns: { price: expression },
    grouped: [],
    condition({ priceFrom, priceTo }) {
      const tests = [
        ...(priceFrom === undefined ? [] : [sql`l.price >= ${priceFrom * KOPECKS}::bigint`]),
        ...(priceTo === undefined ? [] : [sql`l.price <= ${priceTo * KOPECKS}::bigint`]),
      ];
      return tests.length > 0 ? sql.join(tests, sql` AND `) : null;
    },
    figures: (passing) => endsOf(sql`l.price`, passing),
    counted: (from) => sql`
      SELECT CASE WHEN high = low THEN 0
          ELSE least(${STEPS} - 1, floor((price - low) * ${STEPS} / (high - low))) END::text AS value,
        count(*) AS count
      FROM (SELECT price, floor(min(price) OVER () / 100.0) * 100 AS low,
          ceil(max(price) OVER () / 100.0) * 100 AS high ${from}) AS priced
      GROUP BY 1`,
    answer: ({ figure, further }) => ({
      ...inRoubles(boundsOf(figure)),
      histogram: Array.from(
        { length: HISTOGRAM_STEPS },
        (_, step) => further.get(String(step)) ?? 0,
      ),
    }),
  };
}

/** The monthly payment, calculated row by row. */
export function sqlPayment(
  programmes: readonly PaymentProgramme[],
): SqlFacet<PaymentFilter, PaymentBounds> {
  return {
    keys: ['payFrom', 'payTo'],
    columns: {},
    grouped: [],
    condition(filter) {
      if (!limitsPayment(filter)) return null;
      const programme = programmeOf(programmes, filter);
      return programme ? within(filter, programme) : sql`false`;
    },
    figures(passing, filter) {
      const programme = programmeOf(programmes, filter);
      const counts = programmes.map((one): [string, SQL] => {
        const test = limitsPayment(filter) ? within(filter, one) : sql`true`;
        return [`count ${one.id}`, sql`count(*) FILTER (WHERE ${passing} AND ${test})`];
      });
      return {
        ...(programme && endsOf(paymentOf(programme, filter), passing)),
        ...Object.fromEntries(counts),
      };
    },
    answer: ({ figure }) => ({
      ...inRoubles(boundsOf(figure)),
      programmes: programmes.map(({ id, label }) => ({
        value: id,
        label,
        count: figure(`count ${id}`) ?? 0,
      })),
    }),
  };
}

/** Whether a row's payment lies within the limits, and its least down payment within what there is. */
function within(filter: PaymentFilter, programme: LoanProgramme): SQL {
  const { payFrom = 0, payTo, down } = filter;
  const paid = paymentOf(programme, filter);
  const tests = [
    sql`${paid} >= ${payFrom * KOPECKS}::bigint`,
    ...(payTo === undefined ? [] : [sql`${paid} <= ${payTo * KOPECKS}::bigint`]),
    sql`${leastDown(programme)} <= ${down === undefined ? shareOf(programme) : sql`${down * KOPECKS}::bigint`}`,
  ];
  return sql`(${sql.join(tests, sql` AND `)})`;
}

/** The programme's share of the price of a row in whole roubles, kopecks; per cents have three decimals at most. */
const shareOf = ({ downPayment }: LoanProgramme): SQL =>
  sql`least(l.price, (l.price * ${Math.round(downPayment * 1000)}::bigint + 9999999) / 10000000 * 100)`;

/** Least down payment of a row, kopecks. */
const leastDown = (programme: LoanProgramme): SQL =>
  sql`greatest(${shareOf(programme)}, least(l.price, ceil((l.price - ${programme.maxLoan}::bigint) / 100.0)::bigint * 100))`;

/** Monthly payment of a row, kopecks: the annuity formula of the specification, §9. */
function paymentOf(programme: LoanProgramme, { term, down }: PaymentFilter): SQL {
  const months = Math.min(programme.term, term === undefined ? programme.term : term * 12);
  const rate = sql`(${programme.rate}::float8 / 1200)`;
  const share =
    programme.rate === 0
      ? sql`(1 / ${months}::float8)`
      : sql`(${rate} / (1 - power(1 + ${rate}, -(${months}::float8))))`;
  const least = leastDown(programme);
  const paid = down === undefined ? least : sql`greatest(${least}, ${down * KOPECKS}::bigint)`;
  return sql`floor(greatest(0, l.price - ${paid}) * ${share} + 0.5)`;
}
