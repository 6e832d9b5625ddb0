import type { LotFilter } from '../../../catalogue/filters/lot.filters.ts';

/** A wish that no declared filter can say today; its words are reported as not understood until one can. */
export interface LaterWish {
  readonly wish:
    | 'sun'
    | 'commute'
    /** Minutes on foot to a school, a kindergarten, a clinic. */
    | 'walk'
    /** How far the water is; the view of it is a filter. */
    | 'water'
    /** A negation: the filter of the same words can only ask for the thing. */
    | 'without'
    /** One or the other where the filter wants both, or two filters at once. */
    | 'either'
    | 'not-before'
    | 'last-floor'
    /** Price of a m². */
    | 'metre-price'
    /** First payment as a share of the price. */
    | 'down-share'
    /** A sort, which is no filter. */
    | 'order';
  /** The span as it was typed. */
  readonly words: string;
  readonly minutes?: number;
  /** Absent where the sentence does not say it. */
  readonly by?: 'foot' | 'metro' | 'car';
}

/** What a sentence means besides its filters. */
interface Besides {
  /** Words that no filter means, as typed but in lower case, in their order; without function words. */
  readonly notUnderstood?: readonly string[];
  /** The span of a place to travel to, as typed; two people name two. */
  readonly address?: string | readonly [string, string];
  readonly later?: readonly LaterWish[];
}

/** A sentence, the exact filter it means, and what else it says. */
export type CorpusLine = readonly [text: string, filters: LotFilter, besides?: Besides];
