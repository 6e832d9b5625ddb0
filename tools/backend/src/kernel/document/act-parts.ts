import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Ink of the document. */
const INK = '#12202a';
/** Ink of what is said aside. */
export const MUTED = '#4c5b65';
const LINE = '#cfd8dd';

/** A sheet of the company: its name, a title, what stands in it. */
export function companySheet(
  { company, title, note }: { company: string; title: string; note: string },
  content: Content[],
): TDocumentDefinitions {
  return {
    info: { title, author: company },
    pageMargins: [48, 44, 48, 60],
    defaultStyle: { fontSize: 10, color: INK, lineHeight: 1.25 },
    footer: (page: number, pages: number) => ({
      margin: [48, 14, 48, 0],
      color: MUTED,
      fontSize: 8,
      columns: [title, { text: `${page} / ${pages}`, alignment: 'right', width: 'auto' }],
    }),
    content: [
      { text: company, fontSize: 11, bold: true, margin: [0, 0, 0, 18] },
      { text: title, fontSize: 20 },
      { text: note, color: MUTED, margin: [0, 2, 0, 16] },
      ...content,
    ],
  };
}

/** Names and values in rows on hairlines. */
export const factRows = (facts: readonly (readonly [string, string])[]): Content => ({
  layout: hairlines,
  table: {
    widths: [150, '*'],
    body: facts.map(([name, value]) => [{ text: name, color: MUTED }, value]),
  },
});

/** Hairlines between rows, none at the sides. */
export const hairlines = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};

/** Places to sign at, two side by side. */
export const signatures = (sides: readonly string[]): Content => ({
  margin: [0, 36, 0, 0],
  unbreakable: true,
  stack: sides.flatMap((_, at) => (at % 2 === 0 ? [placesFor(sides.slice(at, at + 2))] : [])),
});

const placesFor = (sides: readonly string[]): Content => ({
  columnGap: 32,
  margin: [0, 0, 0, 28],
  columns: sides.map((side) => ({
    width: 220,
    stack: [
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.6, lineColor: INK } as const,
        ],
      },
      { text: side, color: MUTED, fontSize: 8.5, margin: [0, 3, 0, 0] },
    ],
  })),
});
