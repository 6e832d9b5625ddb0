import type { ResultOf } from '@m30/api/client';
import type { BuildingRow, ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { residentialBuildings } from '../complex/to-complex-card.ts';
import { toPicture } from '../../media/to-picture.ts';
import type { Outlines } from '../../media/outlines.ts';

type Views = ResultOf<'Objects.GetViews'>;
type View = Views['views'][number];

/** Views from the plainest to the one that shows a floor smallest. */
const KINDS = ['facade', 'hero', 'street', 'courtyard', 'aerial'];

/** The pictures of a complex on which something of its buildings is drawn. */
export function toViews(snapshot: Snapshot, complex: ComplexRow): Views {
  const buildings = residentialBuildings(snapshot, complex);
  const views = [...snapshot.pictures.values()].flatMap((picture): View[] => {
    if (picture.vendor !== complex.vendor || !picture.outlines) return [];
    const drawn = toDrawn(picture.outlines, buildings);
    if (drawn.length === 0) return [];
    return [{ kind: picture.view, picture: toPicture(picture), buildings: drawn }];
  });
  return {
    vendor: complex.vendor,
    complexName: complex.name,
    coordinate: [complex.lat, complex.lon],
    buildings: buildings.map(({ subvendor, name, onSale }) => ({
      subvendor,
      name,
      ...(!onSale && { upcoming: true }),
    })),
    views: views.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
  };
}

function toDrawn(outlines: Outlines, buildings: readonly BuildingRow[]): View['buildings'] {
  const subvendors = new Map(buildings.map(({ label, subvendor }) => [label, subvendor]));
  const shapes = new Map(outlines.buildings.map(({ building, points }) => [building, points]));
  const floors = Map.groupBy(outlines.floors, ({ building }) => building);
  return [...new Set([...shapes.keys(), ...floors.keys()])].flatMap((label) => {
    const subvendor = subvendors.get(label);
    if (!subvendor) return [];
    return {
      subvendor,
      points: shapes.get(label) ?? [],
      floors: [...Map.groupBy(floors.get(label) ?? [], ({ floor }) => floor)]
        .toSorted(([one], [other]) => other - one)
        .map(([floor, sides]) => ({ floor, polygons: sides.map(({ points }) => points) })),
    };
  });
}
