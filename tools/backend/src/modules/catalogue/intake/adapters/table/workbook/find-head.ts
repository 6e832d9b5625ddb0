import type { Mapping } from '../../../shape/adapter.ts';
import { guessMapping } from '../mapping.ts';
import type { Row } from './sheet-rows.ts';

/** Rows that the head is looked for in: above it stand a title, a date, the name of the company. */
export const HEAD_ROWS = 12;

/** Headings of a table, and how many of the rows are above its first line. */
export interface Head {
  headings: string[];
  rows: number;
}

/**
 * Finds the head among the first rows: that row, or two of them one under the other, whose headings mean the most. Of two, cells of the
 * upper one that are joined over several columns belong to each of them: «Площадь» over «общая» and «кухни».
 */
export function findHead(first: readonly Row[], mapping: Mapping | undefined): Head {
  const leftOut = new Set(mapping?.leftOut);
  const known = (headings: readonly string[]) =>
    mapping
      ? headings.filter((one) => mapping.columns[one] !== undefined || leftOut.has(one)).length
      : Object.keys(guessMapping(headings).columns).length;
  let best: Head & { score: number } = {
    headings: tidied(first[0]?.cells ?? []),
    rows: 1,
    score: -1,
  };
  for (const [index, row] of first.entries()) {
    const next = first[index + 1];
    const single = { headings: tidied(row.cells), rows: index + 1 };
    const both = next && {
      headings: joined(tidied(row.cells), tidied(next.cells), known),
      rows: index + 2,
    };
    for (const one of both ? [single, both] : [single]) {
      const score = known(one.headings);
      if (score > best.score) best = { ...one, score };
    }
  }
  return { headings: best.headings, rows: best.rows };
}

const tidied = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/gu, ' ').trim());

function joined(
  upper: readonly string[],
  lower: readonly string[],
  known: (headings: readonly string[]) => number,
): string[] {
  let above = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    above = upper[index] || above;
    const below = lower[index] ?? '';
    if (below === '') return upper[index] ?? '';
    const both = [above, below].filter(Boolean).join(' ');
    return known([both]) === 0 && known([below]) > 0 ? below : both;
  });
}
