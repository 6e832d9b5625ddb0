/** Place of a cell: indexes of section, row from the top, and column. */
export interface CellPlace {
  section: number;
  row: number;
  column: number;
}

/** Sections beside each other, the highest floor of each first; `null` is a place without a flat. */
export type Board = readonly {
  readonly floors: readonly { readonly floor: number; readonly cells: readonly unknown[] }[];
}[];

/** Floors that Page Up and Page Down pass. */
const PAGE = 5;

/**
 * Where a key leads from a cell, or `null` where it leads nowhere. A floor goes on through the sections;
 * up and down stay within one.
 * @param whole Ctrl or ⌘ is held: Home and End go to the ends of the board
 */
export function nextCell(
  board: Board,
  from: CellPlace,
  key: string,
  whole = false,
): CellPlace | null {
  if (whole && (key === 'Home' || key === 'End')) {
    return (
      board.flatMap((_, section) => placesOf(board, section)).at(key === 'Home' ? 0 : -1) ?? null
    );
  }
  switch (key) {
    case 'ArrowRight':
      return beside(board, from, 1);
    case 'ArrowLeft':
      return beside(board, from, -1);
    case 'ArrowUp':
      return above(board, from, 1);
    case 'ArrowDown':
      return above(board, from, -1);
    case 'PageUp':
      return above(board, from, PAGE);
    case 'PageDown':
      return above(board, from, -PAGE);
    case 'Home':
      return floorOf(board, from).at(0) ?? null;
    case 'End':
      return floorOf(board, from).at(-1) ?? null;
    default:
      return null;
  }
}

/** Flats of one section, row by row. */
function placesOf(board: Board, section: number): CellPlace[] {
  const rows = board[section]?.floors ?? [];
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) => (cell ? [{ section, row, column }] : [])),
  );
}

/** Flats of the same floor in every section, from left to right. */
function floorOf(board: Board, { section, row }: CellPlace): CellPlace[] {
  const floor = board[section]?.floors[row]?.floor;
  return board.flatMap((_, other) =>
    placesOf(board, other).filter((place) => board[other]?.floors[place.row]?.floor === floor),
  );
}

function beside(board: Board, from: CellPlace, step: number): CellPlace | null {
  const floor = floorOf(board, from);
  const index = floor.findIndex(
    ({ section, column }) => section === from.section && column === from.column,
  );
  return floor[index + step] ?? null;
}

/** The nearest column of a floor that is `floors` higher, or of the last one that has flats. */
function above(board: Board, from: CellPlace, floors: number): CellPlace | null {
  const places = placesOf(board, from.section);
  const rows = [...new Set(places.map(({ row }) => row))];
  const index = rows.indexOf(from.row);
  const target = rows[Math.min(rows.length - 1, Math.max(0, index - floors))];
  if (target === undefined || target === from.row) return null;
  const far = ({ column }: CellPlace) => Math.abs(column - from.column);
  const [nearest] = places.filter(({ row }) => row === target).sort((a, b) => far(a) - far(b));
  return nearest ?? null;
}
