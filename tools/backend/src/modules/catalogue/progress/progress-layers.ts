import type { WorkState } from '../../estate/types.ts';
import type { Point } from '../../media/outlines.ts';

/** A building as a picture shows it, in pixels of the picture. */
export interface DrawnBuilding {
  subvendor: string;
  outline: Point[];
  /** Each floor of each side that is seen. */
  floors: { floor: number; points: Point[] }[];
}

/** How a part of the picture is shown: as a sketch, as bare concrete, or as it will be. */
export type LayerState = 'sketch' | 'frame' | 'ready';

/** One area of the picture; a later one hides those before it. */
export interface Shape {
  path: string;
  state: LayerState;
}

const pathOf = (points: readonly Point[]) =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** What covers what, far to near, and the lines of all floors. */
export function layersOf(drawn: readonly DrawnBuilding[], works: readonly WorkState[]) {
  const shapes = drawn.flatMap((building): Shape[] => {
    const work = works.find(({ subvendor }) => subvendor === building.subvendor);
    return work ? [...silhouetteOf(building, work), ...floorsOf(building, work)] : [];
  });
  const lines = drawn.flatMap(({ floors }) => floors.map(({ points }) => pathOf(points))).join('');
  return { shapes, lines };
}

/** The whole house hides what is behind it; its roof comes with the last floor. */
function silhouetteOf(building: DrawnBuilding, work: WorkState): Shape[] {
  const { outline, floors } = building;
  const top = topOf(building);
  const state = stateOf(top, work);
  const whole: Shape = { path: pathOf(outline), state: 'ready' };
  if (state === 'ready') return [whole];
  const reached = state === 'sketch' ? work.frame : work.facade;
  const below = floors.filter(({ floor }) => floor <= reached);
  const edge = Math.min(...below.flatMap(({ points }) => points.map(([, y]) => y)));
  const rest = below.length === 0 ? outline : cutBelow(outline, edge);
  return rest.length < 3 ? [whole] : [whole, { path: pathOf(rest), state }];
}

/** Floors of one state are one area: they do not overlap, so their contours cannot cancel out. */
function floorsOf(building: DrawnBuilding, work: WorkState): Shape[] {
  const groups = Map.groupBy(building.floors, ({ floor }) => stateOf(floor, work));
  return [...groups].map(([state, floors]) => ({
    state,
    path: floors.map(({ points }) => pathOf(points)).join(''),
  }));
}

function stateOf(floor: number, { frame, facade, stage }: WorkState): LayerState {
  if (stage === 'finishing' || stage === 'keys') return 'ready';
  if (floor > frame) return 'sketch';
  return floor > facade ? 'frame' : 'ready';
}

const topOf = ({ floors }: DrawnBuilding) => Math.max(0, ...floors.map(({ floor }) => floor));

/** The part of an outline above a horizontal line (Sutherland and Hodgman's clipping, one edge). */
function cutBelow(outline: Point[], edge: number): Point[] {
  return outline.flatMap(([x, y], index) => {
    const [fromX, fromY] = outline.at(index - 1) ?? [x, y];
    const isIn = y <= edge;
    const crossing: Point[] =
      isIn === fromY <= edge
        ? []
        : [[Math.round(fromX + ((x - fromX) * (edge - fromY)) / (y - fromY)), edge]];
    return isIn ? [...crossing, [x, y]] : crossing;
  });
}
