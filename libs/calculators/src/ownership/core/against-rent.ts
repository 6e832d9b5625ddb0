import { yearOf } from './month.ts';
import { totalOf, type OwnedFlat, type Ownership } from './ownership.ts';
import type { OwnershipChoice } from './ownership-choice.ts';

/** What is left on two ways at the end of a year, kopecks. */
export interface WealthYear {
  year: number;
  /** Worth of the flat less the debt. */
  buy: number;
  /** A deposit of all that the buyer has paid beyond the rent. */
  rent: number;
}

/** Buying against renting. */
export interface AgainstRent {
  years: WealthYear[];
  /** From this year on buying leaves no less, to the last year; `null` where it never does. */
  breakEven: number | null;
}

/**
 * Compares what is left to who buys and to who rents a flat like it and puts the difference on a deposit, with its interest month by month
 * (`rate ÷ 12`); months in which the buyer pays less take from it.
 */
export function againstRent(
  { price }: Pick<OwnedFlat, 'price'>,
  { months }: Pick<Ownership, 'months'>,
  choice: Pick<OwnershipChoice, 'growth' | 'deposit' | 'inflation' | 'rent' | 'parking'>,
): AgainstRent {
  const first = months[0]?.month ?? 0;
  let saved = 0;
  const all = months.map((one, at): WealthYear => {
    const years = yearOf(one.month) - yearOf(first);
    const rent = Math.round(choice.rent * (1 + choice.inflation / 100) ** years);
    saved = saved * (1 + choice.deposit / 1200) + totalOf(one) - rent;
    const worth = (price + choice.parking) * (1 + choice.growth / 100) ** ((at + 1) / 12);
    return { year: yearOf(one.month), buy: Math.round(worth - one.debt), rent: Math.round(saved) };
  });
  const years = [...new Map(all.map((one) => [one.year, one])).values()];
  const lost = years.findLastIndex(({ buy, rent }) => buy < rent);
  return { years, breakEven: years[lost + 1]?.year ?? null };
}
