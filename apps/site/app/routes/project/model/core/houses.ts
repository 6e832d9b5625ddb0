import type { ResultOf } from '@m30/api/client';
import { offerOf } from '../../picker/data/offer.ts';

type Chess = ResultOf<'Objects.GetChess'>;

/** A building of the model in figures. */
export interface House {
  subvendor: string;
  /** «Корпус 2». */
  name: string;
  floors: number;
  /** Flats for sale, those that somebody holds left out. */
  free: number;
  /** Kopecks; `null` where nothing is free. */
  priceFrom: number | null;
  handover: Chess['handover'];
  /** Sales have not started. */
  upcoming: boolean;
}

/** No filter but that nobody holds the flat. */
const FREE = { rooms: [], free: true } as const;

/** Figures of a building by its board. */
export function houseOf(board: Chess, upcoming: boolean): House {
  const { subvendor, buildingName, floors, handover, sections } = board;
  const cells = sections.flatMap((section) =>
    section.floors.flatMap((floor) => floor.cells.filter((cell) => cell !== null)),
  );
  const { count, priceFrom } = offerOf(cells, FREE);
  return { subvendor, name: buildingName, floors, handover, upcoming, free: count, priceFrom };
}
