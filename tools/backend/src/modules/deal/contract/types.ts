import type { MeasuredArea } from '@m30/calculators/area';

/** What a contract is about: shares in a building, the hold, a sale of what stands, a parking place, a change of another contract. */
export type ContractKind = 'ddu' | 'hold' | 'sale' | 'parking' | 'addendum';

/** A part of the price with its day. */
export interface PlannedPart {
  /** Russian: «Третий взнос». */
  title: string;
  /** ISO date in Moscow. */
  due: string;
  /** Kopecks. */
  amount: number;
  /** ISO date on which it came; `null` until then. */
  paidOn: string | null;
  /** A bank or a fund pays it, not the buyer. */
  byOthers?: true;
  /** Nobody pays it before the contract is registered, whatever its day. */
  awaits?: true;
}

/** Terms of a contract that no order tells of. */
export interface ContractTerms {
  /** What it is about, in Russian. */
  subject: string;
  parts: PlannedPart[];
  /** The escrow account, where there is one. */
  escrow: { bank: string; account: string } | null;
  /** What an additional agreement about an area was counted from. */
  measured?: MeasuredArea;
}
