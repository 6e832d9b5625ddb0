import { readFileSync } from 'node:fs';
import type { PlanRoom, PlanWindow, RoomArea } from '../../../src/modules/estate/types.ts';
import type { Box } from './plan-drawing.ts';

/** Units of a drawing that are a metre. */
const METRE = 64;
/** Rectangles of rooms are larger than doors and thresholds, units. */
const LEAST_ROOM = 30;
/** What a room may differ from its area in the list: halls of two rectangles lose the threshold between them. */
const SLACK = 0.6;

const RECT =
  /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="([^"]+)"([^>]*)>/g;
const FLOORS = new Set(['#ffffff', '#f4f7f8', '#e3ecf0']);

/** A rectangle with its paint. */
interface Painted extends Box {
  fill: string;
  isOutlined: boolean;
}

/**
 * Rooms of a flat type with their windows, read from its drawing: the rectangles have no names, and stand in the order
 * of the list of rooms.
 * @throws Error where an area differs from the list, or a window belongs to no room
 */
export function planRoomsOf(plan: string, roomList: readonly RoomArea[]): PlanRoom[] {
  const file = new URL(`../../media/plans/${plan}-mini.svg`, import.meta.url);
  const rects = rectsOf(readFileSync(file, 'utf8'));
  const rooms = nameRooms(plan, rects.filter(isFloor), roomList);
  const windows = rects.filter(({ fill, isOutlined }) => fill === '#fff' && isOutlined);
  const lost = windows.filter(
    (one) => !rooms.some(({ boxes }) => boxes.some((box) => opens(box, one))),
  );
  if (lost.length > 0) throw new Error(`«${plan}» has ${lost.length} windows of no room`);
  return rooms
    .map(({ name, boxes }) => ({
      name,
      living: isLiving(name),
      windows: windows.filter((one) => boxes.some((box) => opens(box, one))).map(toWindow),
    }))
    .filter((room) => room.windows.length > 0);
}

/** The rooms themselves, before the furniture, which has a group of its own. */
function rectsOf(svg: string): Painted[] {
  const [walls = ''] = svg.split('<g fill=');
  return [...walls.matchAll(RECT)].map(([, x, y, width, height, fill = '', rest = '']) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    fill,
    isOutlined: rest.includes('stroke'),
  }));
}

const isFloor = ({ fill, isOutlined, width, height }: Painted) =>
  FLOORS.has(fill) && !isOutlined && Math.min(width, height) > LEAST_ROOM;

const areaOf = ({ width, height }: Box) => (width * height) / METRE ** 2;

/** Gives each room of the list the next rectangle, and one more where that is not all of it. */
function nameRooms(plan: string, boxes: readonly Painted[], roomList: readonly RoomArea[]) {
  const left = [...boxes];
  return roomList.map(({ name, area }) => {
    const own = left.splice(0, 1);
    const isWhole = () => own.reduce((sum, box) => sum + areaOf(box), 0) > area - SLACK;
    if (!isWhole()) own.push(...left.splice(0, 1));
    const drawn = own.reduce((sum, box) => sum + areaOf(box), 0);
    if (Math.abs(drawn - area) > SLACK) {
      throw new Error(`«${plan}»: «${name}» is drawn with ${drawn.toFixed(1)} m² of ${area}`);
    }
    return { name, boxes: own };
  });
}

/** Whether a window is in a wall of a room. */
function opens(room: Box, window: Box): boolean {
  const [middleX, middleY] = [window.x + window.width / 2, window.y + window.height / 2];
  const touches = (one: number, other: number) => Math.abs(one - other) < 1;
  if (touches(window.y + window.height, 0)) {
    return touches(room.y, 0) && middleX > room.x && middleX < room.x + room.width;
  }
  const isBeside = middleY > room.y && middleY < room.y + room.height;
  return (
    isBeside && (touches(window.x + window.width, room.x) || touches(window.x, room.x + room.width))
  );
}

function toWindow({ x, y, width, height }: Box): PlanWindow {
  if (y < 0) return { wall: 'front', offset: metres(x + width / 2), width: metres(width) };
  const wall = x < 0 ? 'left' : 'right';
  return { wall, offset: metres(y + height / 2), width: metres(height) };
}

const metres = (units: number) => Math.round((units / METRE) * 100) / 100;

const isLiving = (name: string) => /гостиная|спальня|детская/i.test(name);
