import type { CustomTableLayout } from 'pdfmake/interfaces.js';

export const INK = '#12202a';
export const MUTED = '#4c5b65';
export const WATER = '#1d5570';
export const PAPER = '#eef2f4';
const LINE = '#cfd8dd';

/** Rows of a table with a thin line between them. */
export const rows: CustomTableLayout = {
  hLineWidth: (line: number) => (line === 0 ? 0 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
};
