/** Units of a drawing a metre. */
export const UNIT = 20;

/** Units: depth of a place, width of a lane, side of a column, a wall outside. */
export const DEPTH = 5.3 * UNIT;
export const LANE = 6.1 * UNIT;
export const COLUMN = 0.6 * UNIT;
export const WALL = 0.5 * UNIT;

/** Where a row of bays stands. */
export interface RowPlace {
  /** Upper edge. */
  y: number;
  /** Cars drive past its lower edge; past the upper one otherwise. */
  opensDown: boolean;
}

/** The frame of a level: its size in units and where its bays are. */
export interface Frame {
  width: number;
  height: number;
  /** Width of a bay between columns. */
  bay: number;
  rows: readonly RowPlace[];
  /** Upper edges of the lanes. */
  lanes: readonly number[];
  /** Left edge of a bay. */
  bayX: (index: number) => number;
}

/**
 * Measures a level.
 * @param standard width of a standard place, metres; a bay holds three
 */
export function frameOf(rows: readonly string[], standard: number): Frame {
  const bay = 3 * standard * UNIT;
  const pitch = bay + COLUMN;
  const islands = rows.length / 2 - 1;
  const places = rows.map((_, index): RowPlace => {
    const pairs = Math.floor((index + 1) / 2);
    return { y: index * DEPTH + pairs * LANE, opensDown: index % 2 === 0 };
  });
  return {
    width: (rows[0]?.length ?? 0) * pitch + COLUMN,
    height: rows.length * DEPTH + (islands + 1) * LANE,
    bay,
    rows: places,
    lanes: places.filter(({ opensDown }) => opensDown).map(({ y }) => y + DEPTH),
    bayX: (index) => COLUMN + index * pitch,
  };
}

/** A rectangle as part of an SVG path. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** One decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
