import { findFloorPlan, lotsOn } from '../../../catalogue/building/to-floor.ts';
import type { PlacedRow } from '../../../catalogue/snapshot/snapshot.ts';
import type { FloorGeometry } from '../../../estate/types.ts';
import type { Box, LevelDrawing } from '../../../estate/premises-types.ts';
import type { DrawnSnapshot } from './drawings-of.ts';

const INK = '#12202a';
const GROUND = '#f4f7f8';
const LINE = '#7c8a93';
const MARK = '#f3c9ba';
const SIGNAL = '#c93a0c';

/** SVG of the floor or of the car park's level with the lot painted; `null` where it stands on no drawing. */
export function placeDrawing(snapshot: DrawnSnapshot, lot: PlacedRow): string | null {
  if (lot.kind === 'flat') return onFloor(snapshot, lot);
  const place = snapshot.places.get(lot.guid);
  const level = snapshot.parkingLevels
    .get(lot.complex.vendor)
    ?.find(({ id }) => id === place?.levelId);
  if (!place?.box || !level?.drawing) return null;
  const all = [...snapshot.places.values()].filter(({ levelId }) => levelId === level.id);
  return drawLevel(level.drawing, {
    boxes: all.flatMap(({ box }) => (box ? [box] : [])),
    own: place.box,
  });
}

function onFloor(snapshot: DrawnSnapshot, lot: PlacedRow): string | null {
  const { buildingId, section, floor, guid } = lot;
  const plan = findFloorPlan(snapshot, buildingId, { section, floor });
  const neighbours = lotsOn(snapshot, { id: buildingId }, { section, floor });
  const own = neighbours.findIndex((one) => one.guid === guid);
  return plan?.geometry.flats[own] ? drawFloor(plan.geometry, own) : null;
}

/** SVG of a floor with one of its flats painted, by its place among them. */
export function drawFloor(
  { viewBox, walls, common, stairs, lifts, flats }: FloorGeometry,
  own: number,
): string {
  return svg(viewBox, [
    `<path d="${walls}" fill="${INK}"/>`,
    `<path d="${common}" fill="${GROUND}"/>`,
    ...flats.map(
      ({ path }, at) =>
        `<path d="${path}" fill="${at === own ? MARK : '#fff'}" stroke="${at === own ? SIGNAL : INK}" stroke-width="${at === own ? 10 : 5}"/>`,
    ),
    `<path d="${stairs}" fill="none" stroke="${LINE}" stroke-width="2"/>`,
    `<path d="${lifts}" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
  ]);
}

function drawLevel(
  drawing: LevelDrawing,
  { boxes, own }: { boxes: readonly Box[]; own: Box },
): string {
  const { viewBox, walls, floor, lanes, blocks, rooms, ramp, details, columns } = drawing;
  return svg(viewBox, [
    `<path d="${walls}" fill="${INK}"/>`,
    `<path d="${floor}" fill="#fff"/>`,
    `<path d="${lanes}" fill="${GROUND}"/>`,
    `<path d="${blocks}" fill="${INK}"/>`,
    `<path d="${rooms}${ramp}" fill="${GROUND}" stroke="${LINE}" stroke-width="1"/>`,
    `<path d="${details}" fill="none" stroke="${LINE}" stroke-width="1"/>`,
    `<path d="${columns}" fill="${INK}"/>`,
    ...boxes.map((box) => rect(box, `fill="#fff" stroke="${INK}" stroke-width="1.5"`)),
    rect(own, `fill="${MARK}" stroke="${SIGNAL}" stroke-width="5"`),
  ]);
}

const rect = ([x, y, width, height]: Box, look: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;

function svg(viewBox: readonly number[], parts: readonly string[]): string {
  const [, , width, height] = viewBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}
