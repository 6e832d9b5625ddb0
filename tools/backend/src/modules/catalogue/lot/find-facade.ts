import type { ResultOf } from '@m30/api/client';
import type { PlacedRow, Snapshot } from '../snapshot/snapshot.ts';
import type { PictureRow } from '../../media/to-picture.ts';
import { toPicture } from '../../media/to-picture.ts';
import type { FloorOutline } from '../../media/outlines.ts';

type Facade = ResultOf<'Objects.GetLot'>['facade'];

/** Views from the plainest to the one that shows a floor smallest. */
const VIEWS = ['facade', 'hero', 'street', 'courtyard', 'aerial'];

/** Names of the sides in the outlines. */
const SIDES: Readonly<Record<string, string>> = { север: 'N', восток: 'E', юг: 'S', запад: 'W' };

/**
 * A picture that shows the floor of a lot: best one where the lot's own side is seen, then the
 * plainest view; `null` where no picture shows it.
 */
export function findFacade(snapshot: Snapshot, lot: PlacedRow): Facade {
  const sides = lot.sides.map((side) => SIDES[side]);
  const [best] = [...snapshot.pictures.values()]
    .filter(({ vendor }) => vendor === lot.complex.vendor)
    .map((picture) => viewOf(picture, lot, sides))
    .filter(({ polygons }) => polygons.length > 0)
    .sort((a, b) => Number(b.isOwnSide) - Number(a.isOwnSide) || a.rank - b.rank);
  return best ? { picture: toPicture(best.picture), polygons: best.polygons } : null;
}

function viewOf(picture: PictureRow, lot: PlacedRow, sides: readonly (string | undefined)[]) {
  const onFloor = (picture.outlines?.floors ?? []).filter(
    ({ building, floor }) => building === lot.building.label && floor === lot.floor,
  );
  const own = onFloor.filter(({ side }) => sides.includes(side));
  const isOwnSide = own.length > 0;
  const shown: readonly FloorOutline[] = isOwnSide ? own : onFloor;
  return {
    picture,
    isOwnSide,
    rank: VIEWS.indexOf(picture.view),
    polygons: shown.map(({ points }) => points),
  };
}
