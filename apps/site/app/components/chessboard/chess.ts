import type { ResultOf } from '@m30/api/client';

/** A building by section and floor, as `Objects.GetChess` answers. */
export type Chess = ResultOf<'Objects.GetChess'>;

/** Part of a building with its own entrance; its highest floor first. */
export type ChessSection = Chess['sections'][number];

/** One flat of the board. */
export type ChessCell = NonNullable<ChessSection['floors'][number]['cells'][number]> & {
  /** An order of the visitor keeps it. */
  own?: boolean;
};

/** What a cell leads to, and the floor it stands on. */
export interface PlacedCell {
  cell: ChessCell;
  floor: number;
}
