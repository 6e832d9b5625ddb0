import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  id: string;
  /** Words of the heading. */
  title: string;
  /** A dot or a portrait: its heading is only spoken. @default false */
  mark?: boolean;
  /** CSS pixels; without it the column takes what is left. */
  width?: number;
  /**
   * Numbers keep to the end.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Width of the window in CSS pixels below which the column is left out. */
  from?: number;
  cell: (row: Row) => ReactNode;
}

/** What a table and its list on a phone show. */
export interface DataTableProps<Row> {
  /** Spoken name. */
  label: string;
  /** The first column that is no mark has the link of its row. */
  columns: readonly Column<Row>[];
  /** Column whose cell is the link of the row. */
  linked: string;
  rows: readonly Row[];
  /** The same function as long as it says the same, like `groupOf`: a table of many rows is laid out anew for another one. */
  idOf: (row: Row) => string;
  /** Address of the opened row, below `/studio`. */
  hrefOf: (row: Row) => string;
  /** Rows that there are, where not all of them are read yet. @default all */
  total?: number | undefined;
  /** Heading over a run of rows; they have to come in runs. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Row that is open beside the table. */
  openId?: string | null | undefined;
  /** A closed thing: restricted, cancelled. */
  isClosed?: ((row: Row) => boolean) | undefined;
  /** The end of what is read comes in sight. */
  onNearEnd?: (() => void) | undefined;
  /** X chooses the row that has the focus or is open; what is chosen the columns show. */
  onChoose?: ((row: Row) => void) | undefined;
  /** A row on a phone, three lines. */
  onPhone: (row: Row) => ReactNode;
  /** Heights in CSS pixels. @default 36 */
  rowHeight?: number | undefined;
}
