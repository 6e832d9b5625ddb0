import type { Choice, Shape, View, Views } from './picker-data.ts';

/** The picture from above, or the one of the asked kind that shows the building, or the one that shows most of its floors. */
export function chooseView(
  views: Views['views'],
  subvendor: string,
  { genplan, view }: { genplan: boolean; view: string | null },
): View | undefined {
  if (genplan) return views.find(({ kind }) => kind === 'aerial');
  const able = viewsOf(views, subvendor);
  return able.find(({ kind }) => kind === view) ?? able[0];
}

/** Pictures on which floors of a building are seen, most floors first. */
export function viewsOf(views: Views['views'], subvendor: string): View[] {
  const seen = ({ buildings }: View) =>
    buildings.find((building) => building.subvendor === subvendor)?.floors.length ?? 0;
  return views.filter((view) => seen(view) > 0).toSorted((one, other) => seen(other) - seen(one));
}

/** Buildings of a picture, far to near. */
export function buildingShapes(view: View, buildings: readonly Choice[]): Shape[] {
  return view.buildings.flatMap(({ subvendor, points }): Shape[] => {
    const choice = buildings.find(({ id }) => id === subvendor);
    return choice && points.length > 2 ? [{ choice, beside: false, polygons: [points] }] : [];
  });
}

/** Floors of one building in its place among the others, far to near. */
export function floorShapes(
  view: View,
  subvendor: string,
  { floors, buildings }: { floors: readonly Choice[]; buildings: readonly Choice[] },
): Shape[] {
  return view.buildings.flatMap((building): Shape[] => {
    if (building.subvendor !== subvendor) {
      const [shape] = buildingShapes({ ...view, buildings: [building] }, buildings);
      return shape ? [{ ...shape, beside: true }] : [];
    }
    return building.floors.flatMap(({ floor, polygons }): Shape[] => {
      const choice = floors.find(({ id }) => id === `floor-${floor}`);
      return choice ? [{ choice, beside: false, polygons }] : [];
    });
  });
}
