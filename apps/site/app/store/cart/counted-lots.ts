import {
  loanFormula,
  loanTerms,
  namedFormulas,
  type FormulaRow,
  type LoanProgramme,
} from '@m30/calculators/money';
import { lotNumber } from './lot-words.ts';

/** A lot of a list; places have no payment. */
interface ListedLot {
  complexName: string;
  buildingName: string;
  number: string;
  /** Kopecks. */
  price: number | null;
  payment?: number | null | undefined;
}

/** How the payment of each lot of a list comes about, by the programme that they are all counted by. */
export const countedLots = (lots: readonly ListedLot[], programme: LoanProgramme): FormulaRow[] =>
  namedFormulas(
    lots.flatMap((lot) => {
      const { price, payment } = lot;
      if (price === null || !payment) return [];
      const terms = loanTerms(price, programme);
      // A price that has changed on the open page still has its payment of before.
      return terms.payment === payment
        ? [{ name: lotNumber(lot), rows: loanFormula(price, terms) }]
        : [];
    }),
  );
