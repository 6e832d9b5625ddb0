/** One measured figure and its budget. */
export interface Figure {
  /** Row of the quality table it belongs to, or a short name. */
  id: string;
  name: string;
  value: number;
  unit: 'KB' | 'MiB' | 'ms' | '×' | '%' | 'requests' | 'requests/s' | 'points' | 'leads' | 'pages';
  /** A larger (or, for `least`, smaller) value fails the run; none is a report only. */
  must?: number;
  /** The budget is a lower bound. @default false */
  least?: boolean;
}

/** Whether a figure misses its budget. */
export function exceeds({ value, must, least }: Figure): boolean {
  if (must === undefined) return false;
  return least ? value < must : value > must;
}

/** The middle one of several runs. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Figures as a table of text. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.id,
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    figure.must === undefined ? 'reported' : `${figure.least ? '≥' : '≤'} ${figure.must}`,
    exceeds(figure) ? 'MISSED' : 'ok',
  ]);
  const all = [['', 'figure', 'measured', 'budget', ''], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
