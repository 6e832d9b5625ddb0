import { isBundle, MOST_TOGETHER, type BundledKind } from '@m30/calculators/bundle';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';

const KINDS: ReadonlySet<string> = new Set<BundledKind>(['flat', 'parking', 'storage']);

/** A lot that may be part of a set. */
export type SetLot = PlacedRow & { kind: BundledKind };

export const isSetLot = (lot: PlacedRow): lot is SetLot => KINDS.has(lot.kind);

/**
 * Why lots are not bought in one order, Russian; `null` where they are: one flat with places and storage rooms of the same complex, which is
 * completed by the same permit or promised for the same quarter, so that one order of money, keys and ownership is true of all contracts.
 */
export function refuseSet(lots: readonly PlacedRow[]): string | null {
  const [first] = lots;
  if (!first || !lots.every(isSetLot) || !lots.some(({ kind }) => kind === 'flat')) {
    return 'Вместе оформляются квартира, машино-места и\u00a0кладовые';
  }
  if (!isBundle(lots)) {
    return lots.length > MOST_TOGETHER
      ? `Вместе оформляется не\u00a0больше ${MOST_TOGETHER} лотов`
      : 'В\u00a0одном заказе одна квартира и\u00a0хотя бы одно место или\u00a0кладовая к\u00a0ней';
  }
  if (lots.some(({ complex }) => complex.vendor !== first.complex.vendor)) {
    return 'Вместе оформляются лоты одного комплекса';
  }
  return lots.every(({ building }) => termOf(building) === termOf(first.building))
    ? null
    : 'Вместе оформляются лоты с\u00a0одним сроком передачи';
}

/** What the kind of a contract and the day of the keys follow from. */
const termOf = ({ commissionedOn, handoverYear, handoverQuarter }: PlacedRow['building']) =>
  commissionedOn === null ? `${handoverYear}-${handoverQuarter}` : 'completed';
