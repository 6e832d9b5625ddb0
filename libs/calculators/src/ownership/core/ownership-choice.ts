import { readNumber, readRoubles, readWhole } from '../../state/query-numbers.ts';
import type { QueryCodec } from '../../state/use-query-state.ts';

/** What is assumed of the years to come; amounts in kopecks at the prices of the first year. */
export interface OwnershipChoice {
  /** Id of a programme of a bank. */
  programme: string;
  /** Down payment; `null` is the programme's least. */
  down: number | null;
  /** Of the loan. */
  years: number;
  /** Last year that is counted. */
  until: number;
  /** Per cent a year by which rent, works and upkeep become dearer, each January. */
  inflation: number;
  /** Per cent a year by which the flat becomes dearer. */
  growth: number;
  /** Per cent a year of a deposit. */
  deposit: number;
  /** A month for a flat like it. */
  rent: number;
  /** Of works a m², where the flat comes without. */
  finish: number;
  /** Where the flat comes without. */
  furniture: number;
  /** A parking place, bought with the flat. */
  parking: number;
  /** Registration, notary, valuation: on the first day. */
  deal: number;
  /** Of the managing company, a m² a month, water and light left out. */
  upkeep: number;
  /** A m² a month, the mean of a year. */
  heating: number;
  /** Per cent of the debt a year. */
  insurance: number;
  /** Owners who pay income tax. */
  owners: number;
  /** Income tax that they pay a year together. */
  incomeTax: number;
}

/** Names of what is a number. */
export type OwnershipKey = Exclude<keyof OwnershipChoice, 'programme'>;

/** What may be typed: kopecks, per cent, whole numbers. */
export const OWNERSHIP_LIMITS = {
  down: { unit: 'roubles', min: 0, max: 100_000_000_000 },
  years: { unit: 'whole', min: 1, max: 50 },
  until: { unit: 'whole', min: 2026, max: 2060 },
  inflation: { unit: 'percent', min: 0, max: 50 },
  growth: { unit: 'percent', min: 0, max: 50 },
  deposit: { unit: 'percent', min: 0, max: 50 },
  rent: { unit: 'roubles', min: 0, max: 1_000_000_000 },
  finish: { unit: 'roubles', min: 0, max: 100_000_000 },
  furniture: { unit: 'roubles', min: 0, max: 10_000_000_000 },
  parking: { unit: 'roubles', min: 0, max: 10_000_000_000 },
  deal: { unit: 'roubles', min: 0, max: 1_000_000_000 },
  upkeep: { unit: 'roubles', min: 0, max: 1_000_000 },
  heating: { unit: 'roubles', min: 0, max: 1_000_000 },
  insurance: { unit: 'percent', min: 0, max: 10 },
  owners: { unit: 'whole', min: 1, max: 10 },
  incomeTax: { unit: 'roubles', min: 0, max: 10_000_000_000 },
} as const satisfies Record<
  OwnershipKey,
  { unit: 'roubles' | 'whole' | 'percent'; min: number; max: number }
>;

const KEYS = Object.keys(OWNERSHIP_LIMITS) as OwnershipKey[];
const READ = { roubles: readRoubles, whole: readWhole, percent: readNumber } as const;

/** Reads and writes an address: amounts in roubles, what is not there is the start's. */
export function ownershipCodec(
  programmes: readonly { id: string }[],
  start: OwnershipChoice,
): QueryCodec<OwnershipChoice> {
  return {
    keys: ['programme', ...KEYS],
    read: (query) => {
      const named = query.get('programme');
      const programme = programmes.find(({ id }) => id === named)?.id ?? start.programme;
      const numbers = KEYS.map((key) => {
        const { unit, ...bounds } = OWNERSHIP_LIMITS[key];
        return [key, READ[unit](query, key, bounds) ?? start[key]] as const;
      });
      return { ...start, ...(Object.fromEntries(numbers) as Partial<OwnershipChoice>), programme };
    },
    write: (choice) => {
      const query = new URLSearchParams();
      if (choice.programme !== start.programme) query.set('programme', choice.programme);
      for (const key of KEYS) {
        const value = choice[key];
        if (value === null || value === start[key]) continue;
        query.set(key, String(OWNERSHIP_LIMITS[key].unit === 'roubles' ? value / 100 : value));
      }
      return query;
    },
  };
}
