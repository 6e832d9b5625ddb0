import type { ResultOf } from '@m30/api/client';
import {
  againstRent,
  ownershipFormula,
  ownershipOf,
  type AgainstRent,
  type OwnershipChoice,
  type OwnershipYear,
} from '@m30/calculators/ownership/core';
import type { FormulaRow } from '@m30/calculators/money';

/** A flat as the comparison gives it. */
export type ComparedFlat = Extract<
  ResultOf<'Content.GetPageCompare'>['elements'][number],
  { kind: 'flat' }
>;

/** A programme to borrow by. */
export type CostProgramme = ResultOf<'Content.GetProgrammes'>['programmes'][number];

/** The years of one flat, ready to be rendered; kopecks. */
export interface FlatCost {
  flat: Pick<
    ComparedFlat,
    | 'id'
    | 'number'
    | 'url'
    | 'rooms'
    | 'euro'
    | 'area'
    | 'complexName'
    | 'buildingName'
    | 'handover'
  > & { price: number };
  downPayment: number;
  payment: number;
  years: OwnershipYear[];
  total: OwnershipYear;
  interest: number;
  /** At the end of the last year. */
  debt: number;
  worth: number;
  against: AgainstRent;
  formula: FormulaRow[];
}

/** Finishes that need no works; the last one no furniture either. */
const FINISHED = ['чистовая', 'с\u00a0мебелью'];

/** Counts the years of a flat that has a price. */
export function costOf(
  lot: ComparedFlat & { price: number },
  choice: OwnershipChoice,
  programme: CostProgramme,
  today: string,
): FlatCost {
  const { id, number, url, rooms, euro, area, complexName, buildingName, handover, price } = lot;
  const finished = FINISHED.includes(lot.finish);
  const flat = { price, area, handover, finished, furnished: lot.finish === FINISHED[1] };
  const owned = ownershipOf(flat, choice, programme, today);
  const against = againstRent(flat, owned, choice);
  const debt = owned.months.at(-1)?.debt ?? 0;
  return {
    flat: { id, number, url, rooms, euro, area, complexName, buildingName, handover, price },
    downPayment: owned.loan.downPayment,
    payment: owned.loan.payment,
    ...{ years: owned.years, total: owned.total, interest: owned.interest, debt, against },
    worth: (against.years.at(-1)?.buy ?? 0) + debt,
    formula: ownershipFormula(flat, choice, owned, programme, today),
  };
}
