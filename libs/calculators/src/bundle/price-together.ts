import { formatPercent } from '@m30/ui-kit/format';
import { money, type FormulaRow } from '../money/formula.ts';
import { percentOf } from '../money/index.ts';

/** What a set may consist of: one flat, and what goes with it. */
export type BundledKind = 'flat' | 'parking' | 'storage';

/** Discounts on what is bought in one order with a flat, per cent of its own price. */
export type BundleTerms = Readonly<Record<Exclude<BundledKind, 'flat'>, number>>;

/**
 * The developer's discounts of a set: the one declaration that basket, order, contract and page take them from. The flat keeps its price.
 */
export const OWN_BUNDLE: BundleTerms = { parking: 5, storage: 10 };

/** Lots of one set at most, the flat among them. */
export const MOST_TOGETHER = 5;

/** A lot by its own price, kopecks. */
export interface SeparateLot {
  kind: BundledKind;
  price: number;
}

/** What a lot costs in a set, kopecks. */
export interface BundledLot {
  /** Bought alone. */
  full: number;
  /** Per cent. */
  percent: number;
  discount: number;
  price: number;
}

/** What a set costs, kopecks; its lots in the order in which they were given. */
export interface Bundle {
  lots: readonly BundledLot[];
  full: number;
  saving: number;
  price: number;
}

/** Whether lots make a set: one flat, and at least one parking place or storage room. */
export const isBundle = (lots: readonly Pick<SeparateLot, 'kind'>[]): boolean =>
  lots.length > 1 &&
  lots.length <= MOST_TOGETHER &&
  lots.filter(({ kind }) => kind === 'flat').length === 1;

/**
 * Prices of lots that are bought in one order. A discount is rounded up to the kopeck, so that it is never less than was promised;
 * without a flat, or alone, each costs what it costs.
 */
export function priceTogether(
  lots: readonly SeparateLot[],
  terms: BundleTerms = OWN_BUNDLE,
): Bundle {
  const together = isBundle(lots);
  const priced = lots.map(({ kind, price: full }): BundledLot => {
    const percent = together && kind !== 'flat' ? terms[kind] : 0;
    const discount = percentOf(full, percent);
    return { full, percent, discount, price: full - discount };
  });
  const sum = (of: (lot: BundledLot) => number) =>
    priced.reduce((total, lot) => total + of(lot), 0);
  return {
    lots: priced,
    full: sum(({ full }) => full),
    saving: sum(({ discount }) => discount),
    price: sum(({ price }) => price),
  };
}

/** How the price of a lot in a set comes about, ready to print; nothing where it has no discount. */
export const bundledFormula = ({
  full,
  percent,
  price,
}: Omit<BundledLot, 'discount'>): FormulaRow[] =>
  full === price
    ? []
    : [
        ['Скидка комплекта', `${money(full)} × ${formatPercent(percent)} = ${money(full - price)}`],
        ['Цена в\u00a0комплекте', `${money(full)} − ${money(full - price)} = ${money(price)}`],
      ];
