import {
  blockOf,
  facadeAt,
  levelOf,
  type Block,
  type Projection,
  type Scene,
  type SceneWindow,
} from '@m30/scene';
import type { FloorGeometry, PlanRoom, PlanWindow } from '../../../estate/types.ts';
import { balconiesOf, METRE, placementOf, sizeOf, type Placement } from './floor-drawing.ts';

/** Drawings of a building's floors, as the database has them. */
export interface HouseFloors {
  /** Label of the building, as in the scene. */
  label: string;
  floors: readonly {
    section: number;
    firstFloor: number;
    lastFloor: number;
    geometry: FloorGeometry;
  }[];
}

/** Where a flat is. */
export interface FlatPlace {
  section: number;
  floor: number;
  /** Among the flats of its section on its floor, in the order of their numbers. */
  index: number;
}

/** A room with its windows in the scene. */
export interface PlacedRoom {
  name: string;
  living: boolean;
  windows: PlacedWindow[];
}

/** A window in the scene. */
interface PlacedWindow extends SceneWindow {
  /** Which of the room's windows on its drawing it is. */
  at: number;
}

/** What drawings do not say, metres: a sill, and a window above it; the wall is drawn 34 cm thick, its glass 14 cm deep. */
const SILL = 0.8;
const HEIGHT = 1.6;
const WALL = 0.34;
const REVEAL = 0.14;
/** Thickness of a balcony's slab. */
const SLAB = 0.2;

/**
 * Puts a flat's windows into the scene. Along a facade a drawing is as long as the box of the model: shares of the length
 * agree, metres do not; a window and what is around it on the wall keep their size. A window that the drawings have where the model joins two buildings is left out:
 * its room may have none.
 * @returns `null` where the model cannot tell: it has no such floor, or the drawings no such flat
 */
export function placeWindows(
  scene: Scene,
  house: HouseFloors,
  flat: FlatPlace,
  roomsOf: (plan: string) => readonly PlanRoom[],
): PlacedRoom[] | null {
  const block = blockOf(scene, house.label, flat.floor);
  const strip = stripOf(house, flat.section, flat.floor);
  const placed = strip?.geometry.flats[flat.index];
  if (!block || !strip || !placed) return null;
  const floor = levelOf(block, flat.floor);
  const above = blockOf(scene, house.label, flat.floor + 1);
  // A floor that stands back has its balconies over the roof, not over the windows.
  const overhead = above === block ? stripOf(house, flat.section, flat.floor + 1) : null;
  return roomsOf(placed.plan).map(({ name, living, windows }) => ({
    name,
    living,
    windows: windows
      .map((one, at): PlacedWindow => {
        const window = windowAt(block, strip, placementOf(placed), one);
        const hasAbove = overhead && one.wall === 'front';
        const projections = hasAbove ? balconiesAbove(block, overhead, window) : [];
        return { ...window.scene, z: floor + SILL, floor, projections, at };
      })
      .filter((window) => !isWalledUp(scene, window)),
  }));
}

/** A section's part of a floor along the main facade, with its share of the facade. */
interface Strip {
  geometry: FloorGeometry;
  /** Shares of the facade's length at its left end and of its own length. */
  start: number;
  share: number;
}

/** The part of a floor that a section is; `null` where nobody has drawn it. */
export function stripOf({ floors }: HouseFloors, section: number, floor: number): Strip | null {
  const onFloor = floors
    .filter(({ firstFloor, lastFloor }) => firstFloor <= floor && floor <= lastFloor)
    .toSorted((one, other) => one.section - other.section);
  const own = onFloor.find((one) => one.section === section);
  if (!own) return null;
  const lengthOf = ({ geometry }: (typeof onFloor)[number]) => sizeOf(geometry).width;
  const total = onFloor.reduce((sum, one) => sum + lengthOf(one), 0);
  const before = onFloor
    .filter((one) => one.section < section)
    .reduce((sum, one) => sum + lengthOf(one), 0);
  return { geometry: own.geometry, start: before / total, share: lengthOf(own) / total };
}

/** Where the main facade looks; it is at the bottom of a drawing. */
export const mainFacing = ({ north }: FloorGeometry): number => (540 - north) % 360;

function windowAt(
  block: Block,
  strip: Strip,
  placement: Placement,
  { wall, offset, width }: PlanWindow,
) {
  const { isMain, facing, share } = shareAlong(strip, placement, wall, offset);
  const { length, at } = facadeAt(block, facing);
  const size = { width, height: HEIGHT, reveal: REVEAL, wall: WALL };
  return { isMain, share, scene: { z: 0, floor: 0, facing, ...size, ...at(share * length) } };
}

/** Where a window is along its facade, as a share of it from the left seen from outside. */
function shareAlong(
  strip: Strip,
  { a, d, e, f }: Placement,
  wall: PlanWindow['wall'],
  offset: number,
) {
  const { left, width, depth } = sizeOf(strip.geometry);
  const main = mainFacing(strip.geometry);
  const units = offset * METRE;
  if (wall === 'front') {
    // A drawing has its facade on top; along the bottom of a floor it is turned round.
    const isMain = d < 0;
    const share = strip.start + (strip.share * (a * units + e - left)) / width;
    return isMain
      ? { isMain, facing: main, share }
      : { isMain, facing: (main + 180) % 360, share: 1 - share };
  }
  const fromBack = (d * units + f) / depth;
  const isLeft = (wall === 'left') === a > 0;
  return isLeft
    ? { isMain: false, facing: (main + 90) % 360, share: fromBack }
    : { isMain: false, facing: (main + 270) % 360, share: 1 - fromBack };
}

/** Whether another box of the complex stands right before a window: a wall that no window is in. */
function isWalledUp({ blocks }: Scene, { x, y, z, facing }: SceneWindow): boolean {
  const angle = (facing * Math.PI) / 180;
  const [beforeX, beforeY] = [x + Math.sin(angle) * BEFORE, y + Math.cos(angle) * BEFORE];
  return blocks.some(
    ({ x0, x1, y0, y1, z0, top }) =>
      beforeX > x0 && beforeX < x1 && beforeY > y0 && beforeY < y1 && z > z0 && z < top,
  );
}

/** Metres. */
const BEFORE = 0.3;

/** Balconies of the next floor that a window of a long facade could have above it, as far from it as they are drawn. */
function balconiesAbove(
  { storeyHeight }: Block,
  strip: Strip,
  { isMain, share }: ReturnType<typeof windowAt>,
): Projection[] {
  const { left, width } = sizeOf(strip.geometry);
  const fromLeft = ((isMain ? share : 1 - share) - strip.start) / strip.share;
  const middle = left + fromLeft * width;
  return balconiesOf(strip.geometry)
    .filter((balcony) => balcony.isMain === isMain)
    .map(({ from, to, depth }) => {
      // From outside the main facade runs to the right, from the room to the left.
      const ends = [from, to].map((end) => (isMain ? middle - end : end - middle) / METRE);
      const below = storeyHeight - SLAB - SILL;
      const sides = { from: Math.min(...ends), to: Math.max(...ends) };
      return { ...sides, below, thickness: SLAB, depth: depth / METRE };
    })
    .filter(({ from, to }) => from < NEAR && to > -NEAR);
}

/** Balconies farther along the wall shade nothing worth a minute, metres. */
const NEAR = 6;
