import type { ResultOf } from '@m30/api/client';
import type { OwnOrder } from '../../store/live/statuses.ts';

/** A building by section and floor, as `Objects.GetChess` answers. */
export type Chess = ResultOf<'Objects.GetChess'>;

/** Part of a building with its own entrance; its highest floor first. */
export type ChessSection = Chess['sections'][number];

/** One flat of the board. */
export type ChessCell = NonNullable<ChessSection['floors'][number]['cells'][number]> & {
  /** The order of the visitor that keeps it. */
  own?: OwnOrder | undefined;
};

/** What a cell leads to, and the floor it stands on. */
export interface PlacedCell {
  cell: ChessCell;
  floor: number;
}
