/** One floor of a section, lots by their number; `null` where the floor has fewer lots than the widest. */
export interface BoardFloor<Cell> {
  floor: number;
  cells: (Cell | null)[];
}

/** Floors of a section as a chessboard has them: the highest first, all as wide as the widest. */
export function floorsOf<Lot extends { floor: number; number: number }, Cell>(
  lots: readonly Lot[],
  toCell: (lot: Lot) => Cell,
): BoardFloor<Cell>[] {
  const floors = [...Map.groupBy(lots, ({ floor }) => floor)];
  const width = Math.max(...floors.map(([, own]) => own.length));
  return floors
    .toSorted(([one], [other]) => other - one)
    .map(([floor, own]) => {
      const cells = own.toSorted((one, other) => one.number - other.number).map(toCell);
      return { floor, cells: [...cells, ...Array<null>(width - cells.length).fill(null)] };
    });
}
