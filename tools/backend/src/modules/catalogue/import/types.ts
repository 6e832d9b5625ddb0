import type { LotStatus } from '../../estate/types.ts';

/** What an import may say of a lot. */
export type ImportField = 'price' | 'oldPrice' | 'status';

/** What a file says of one lot; what it leaves open is not there. */
export interface ImportRow {
  /** Line of the file, from 1. */
  line: number;
  id: string;
  /** Kopecks. */
  price?: number;
  /** Kopecks; `null` takes the former price away. */
  oldPrice?: number | null;
  status?: LotStatus;
  /** Why the price changes, for the history. */
  reason?: string;
}

/** A place of a file where it cannot be understood, or must not be followed. */
export interface Mistake {
  /** Line of the file, from 1; 0 for the file as a whole. */
  line: number;
  /** Lot, where it is known. */
  id: string | null;
  /** Column or element, where it is one. */
  field: string | null;
  /** For the staff, in Russian. */
  reason: string;
}

/** One value that an import changes. */
export interface Difference {
  line: number;
  id: string;
  field: ImportField;
  /** As the database has them: kopecks, or the name of a status. */
  before: number | string | null;
  after: number | string | null;
}

/** A value that an import has changed, or a thing that it has made: that had nothing before. */
export type StoredDifference = Omit<Difference, 'field'> & { field: string };

/** What a file says, as far as it can be understood. */
export interface ParsedFile {
  rows: ImportRow[];
  mistakes: Mistake[];
}
