import type { Line } from './table-lines.ts';

/** The part of a table that is in the document. */
export interface ShownLines<Row> {
  lines: readonly Line<Row>[];
  /** CSS pixels of the lines before and after it. */
  before: number;
  after: number;
}
