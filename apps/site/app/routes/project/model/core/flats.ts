import type { ResultOf } from '@m30/api/client';
import type { FlatState } from '@m30/scene/model';
import type { ChessCell } from '../../../../components/chessboard/index.ts';

/** A flat of the model. */
export interface Flat {
  cell: ChessCell;
  subvendor: string;
  /** «Корпус 2». */
  buildingName: string;
  floor: number;
}

/** Which flats are looked for; `null` are all of them. */
export type RoomsWish = ChessCell['rooms'] | null;

/** Every flat of the boards. */
export const flatsOf = (boards: readonly ResultOf<'Objects.GetChess'>[]): Flat[] =>
  boards.flatMap(({ subvendor, buildingName, sections }) =>
    sections.flatMap(({ floors }) =>
      floors.flatMap(({ floor, cells }) =>
        cells.flatMap((cell) => (cell ? { cell, subvendor, buildingName, floor } : [])),
      ),
    ),
  );

/** A flat in the colours of the model: what is sold, or does not match, turns to paper. */
export function stateOf({ status, rooms }: ChessCell, wish: RoomsWish): FlatState {
  if (wish !== null && rooms !== wish) return 'paper';
  if (status === 'free' || status === 'held' || status === 'reserved') return status;
  return 'paper';
}

/** Whether a flat can be bought and is looked for. */
export const isOffered = ({ status, rooms }: ChessCell, wish: RoomsWish): boolean =>
  status === 'free' && (wish === null || rooms === wish);

/** A storey of a building as a row: the highest first. */
export interface Storey {
  floor: number;
  flats: readonly Flat[];
  /** Flats that can be bought and are looked for. */
  free: number;
  /** Kopecks; `null` where there are none. */
  priceFrom: number | null;
}

export function storeysOf(flats: readonly Flat[], wish: RoomsWish): Storey[] {
  return [...Map.groupBy(flats, ({ floor }) => floor)]
    .toSorted(([one], [other]) => other - one)
    .map(([floor, own]) => {
      const offered = own.filter(({ cell }) => isOffered(cell, wish));
      const prices = offered.flatMap(({ cell }) => cell.price ?? []);
      return {
        floor,
        flats: own,
        free: offered.length,
        priceFrom: prices.length > 0 ? Math.min(...prices) : null,
      };
    });
}
