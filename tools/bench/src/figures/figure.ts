/** One measured figure and its budget. */
export interface Figure {
  /** Row of the quality table it belongs to, or a short name. */
  id: string;
  name: string;
  value: number;
  unit: Unit;
  /** A larger (or, for `least`, smaller) value fails the run; none is a report only. */
  must?: number;
  /** The budget is a lower bound. @default false */
  least?: boolean;
  /** Line of the summary that it counts for, a key of `rows.json`; the worst of its figures stands there. */
  row?: string;
  /** Point of a curve: what it belongs to, and where it stands. */
  curve?: { name: string; at: number };
}

/** What values are counted in; KB are 1024 bytes, MB a million. */
export type Unit =
  | 'KB'
  | 'MB'
  | 'MiB'
  | 'bytes'
  | 's'
  | 'ms'
  | '×'
  | '%'
  | 'AUC'
  | 'requests'
  | 'requests/s'
  | 'points'
  | 'leads'
  | 'pages'
  | 'files'
  | 'failures'
  | '';

/** Whether a figure misses its budget. */
export function exceeds({ value, must, least }: Figure): boolean {
  if (must === undefined) return false;
  // What could not be measured is no figure.
  return !(least ? value >= must : value <= must);
}

/** The middle one of several runs. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A value with its unit, as it is printed. */
export function written(value: number, unit: Unit): string {
  const size = Math.abs(value);
  const digits = size >= 1000 ? 0 : size >= 1 || size === 0 ? 2 : 3;
  const number = Number(value.toFixed(digits)).toLocaleString('en');
  return unit === '×' ? `${number} ×` : `${number} ${unit}`.trim();
}

/** Figures as a table of text. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.id,
    figure.name,
    written(figure.value, figure.unit),
    figure.must === undefined ? 'reported' : `${figure.least ? '≥' : '≤'} ${figure.must}`,
    exceeds(figure) ? 'MISSED' : 'ok',
  ]);
  return columns([['', 'figure', 'measured', 'budget', ''], ...rows]);
}

/** Lines of text whose cells stand below each other. */
export function columns(all: readonly (readonly string[])[]): string {
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
