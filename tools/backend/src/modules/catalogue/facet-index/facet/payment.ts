import { financedDown, loanTerms, type LoanProgramme } from '@m30/calculators/money';
import { at, bitsBetween, countBetween, firstRow, lastRow, noBits } from '../engine/bits.ts';
import { firstWhere } from '../../../../kernel/math/first-where.ts';
import type { Facet } from '../engine/types.ts';
import { KOPECKS } from './price.ts';
import type { Bounds } from './range.ts';
import type { Counted } from './types.ts';

/** A programme that payments may be counted by. */
export interface PaymentProgramme extends LoanProgramme {
  id: string;
  label: string;
}

/**
 * What a filter says of payments; `programme`, `term` and `down` alone let everything pass. Limits assume a down payment: the
 * visitor's own, or the programme's share of each price until he has said it. Without it the largest loan would make every
 * dear lot as cheap a month as a modest one.
 */
export interface PaymentFilter {
  /** Whole roubles a month. */
  readonly payFrom?: number | undefined;
  readonly payTo?: number | undefined;
  /** Id; defaults to the first programme. */
  readonly programme?: string | undefined;
  /** Years. */
  readonly term?: number | undefined;
  /** Whole roubles. */
  readonly down?: number | undefined;
}

/** Bounds in whole roubles a month, and lots within the limits by each programme. */
export interface PaymentBounds extends Bounds {
  programmes: Counted[];
}

interface Dictionary {
  /** The one of the cards first. */
  programmes: readonly PaymentProgramme[];
}

/** The monthly payment by a programme. */
export type Payment<Lot> = Facet<Lot, Dictionary, PaymentFilter, PaymentBounds> & {
  readonly kind: 'payment';
};

const MONTHS = 12;

/** Terms on which a programme finances a price by the filter's choice. */
export function termsOf(
  price: number,
  programme: LoanProgramme,
  { term, down }: PaymentFilter,
): ReturnType<typeof loanTerms> {
  return loanTerms(price, programme, {
    ...(term !== undefined && { months: term * MONTHS }),
    ...(down !== undefined && { downPayment: down * KOPECKS }),
  });
}

/**
 * Declares the facet of the monthly payment. A dearer lot never has a lower payment, nor a lower least
 * down payment, so that limits of the payment are places between rows in the order of the price.
 */
export function payment<Lot>(): Payment<Lot> {
  return {
    kind: 'payment',
    keys: ['payFrom', 'payTo'],
    build({ prices, size }, { programmes }) {
      /** Rows whose payment lies within the limits. */
      const rowsOf = (filter: PaymentFilter, programme: LoanProgramme): [number, number] => {
        const { payFrom = 0, payTo = Infinity, down } = filter;
        const own = down === undefined ? undefined : down * KOPECKS;
        const from = firstWhere(
          size,
          (row) => termsOf(at(prices, row), programme, filter).payment >= payFrom * KOPECKS,
        );
        const to = firstWhere(size, (row) => {
          const price = at(prices, row);
          if (!financedDown(price, programme, own)) return true;
          return termsOf(price, programme, filter).payment > payTo * KOPECKS;
        });
        return [from, to];
      };
      return {
        pass(filter) {
          if (!limitsPayment(filter)) return null;
          const programme = programmeOf(programmes, filter);
          return programme ? bitsBetween(size, ...rowsOf(filter, programme)) : noBits(size);
        },
        answer({ bits, count }, filter) {
          const programme = programmeOf(programmes, filter);
          const paid = (row: number) =>
            programme && size ? termsOf(at(prices, row), programme, filter).payment : 0;
          return {
            min: Math.floor(paid(count ? firstRow(bits) : 0) / KOPECKS),
            max: Math.ceil(paid(count ? lastRow(bits) : size - 1) / KOPECKS),
            programmes: programmes.map((one) => ({
              value: one.id,
              label: one.label,
              count: limitsPayment(filter) ? countBetween(bits, ...rowsOf(filter, one)) : count,
            })),
          };
        },
        // The index has compared the prices itself.
        put: () => true,
      };
    },
  };
}

/** Whether a filter asks for payments at all. */
export const limitsPayment = ({ payFrom, payTo }: PaymentFilter): boolean =>
  payFrom !== undefined || payTo !== undefined;

/** The programme that a filter means; `undefined` where there is none of this id. */
export function programmeOf<Programme extends { id: string }>(
  programmes: readonly Programme[],
  { programme }: PaymentFilter,
): Programme | undefined {
  return programme === undefined ? programmes[0] : programmes.find(({ id }) => id === programme);
}
