import { exceeds, type Figure, type Unit } from './figure.ts';
import rowsOfFile from './rows.json' with { type: 'json' };

/** A line of the summary: what has to be reached, and what would be beautiful. */
export interface Row {
  what: string;
  unit: Unit;
  must: number;
  stretch?: number;
  /** Both are lower bounds. @default false */
  least?: boolean;
  /** Times that depend on the machine: what misses `must` fails nothing. @default false */
  isReport?: boolean;
  /** It stands on the front page of the repository. @default false */
  isFront?: true;
  /** Why the stretch, or for now the bound itself, is not reached. */
  reason?: string;
  /** What measures it. @default 'npm run bench' */
  command?: string;
}

/** Lines of the summary by their keys; a key begins with the row of the quality table. */
export const rows: Readonly<Record<string, Row>> = rowsOfFile as Record<string, Row>;

/**
 * A figure of a line: unit and budget are the line's own, unless the figure brings a tighter one.
 * @throws Error where there is no such line
 */
export function figureOf(
  row: string,
  name: string,
  value: number,
  own: Pick<Figure, 'must' | 'curve'> = {},
): Figure {
  const { unit, must, least, isReport } = rowOf(row);
  const [id = row] = row.split(' ');
  return {
    ...{ id, name, value, unit, row },
    ...(!isReport && { must }),
    ...(least && { least }),
    ...own,
  };
}

/** What became of a line: its worst figure, and whether that reaches both bounds. */
export interface Summed {
  key: string;
  row: Row;
  worst: Figure;
  meetsMust: boolean;
  meetsStretch: boolean;
  /** Figures that are over budgets of their own. */
  over: readonly Figure[];
}

/** The lines that figures were measured for, in the order of the table. */
export function summed(figures: readonly Figure[]): Summed[] {
  return Object.entries(rows).flatMap(([key, row]) => {
    const own = figures.filter((figure) => figure.row === key);
    const [first, ...others] = own;
    if (!first) return [];
    const worse = (a: Figure, b: Figure) => (row.least ? b.value < a.value : b.value > a.value);
    const worst = others.reduce((a, b) => (worse(a, b) ? b : a), first);
    const reaches = (bound: number | undefined) =>
      bound === undefined || !exceeds({ ...worst, must: bound, least: row.least ?? false });
    const over = own.filter(exceeds);
    return [
      {
        ...{ key, row, worst, over },
        meetsMust: reaches(row.must) && over.length === 0,
        meetsStretch: reaches(row.stretch),
      },
    ];
  });
}

function rowOf(key: string): Row {
  const row = rows[key];
  if (!row) throw new Error(`rows.json has no line «${key}»`);
  return row;
}
