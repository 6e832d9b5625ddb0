import type { Vertex } from '../model/mesh.ts';
import { ASIDE, JUT, POST, THICK, TWO } from '../picture/room-frame.ts';
import { paper } from '../picture/palette.ts';
import { EYES } from '../view/view.ts';
import type { SceneWindow } from '../window/window.ts';

/** A flat piece of a room's window: right, out and up from the eye, metres. */
export interface RoomPart {
  corners: readonly [Vertex, Vertex, Vertex, Vertex];
  /** Light of it, 0…1, of the first two corners and of the last two. */
  light: readonly [number, number];
  /** Whether its outline is drawn. */
  hasInk: boolean;
}

/** The wall goes on beyond what anybody sees, metres. */
const WALL = 30;
/** A board is so thick, and so much wider than the opening at each end, metres. */
const BOARD = 0.04;

/**
 * The window of a room around who stands before it: frame, post, jambs, board and wall.
 * @param glass metres from the eye to the glass
 */
export function roomParts(window: SceneWindow, glass: number): RoomPart[] {
  const { width, height, wall, reveal, z, floor } = window;
  const [side, sill] = [width / 2, z - floor - EYES];
  const head = sill + height;
  const inner = Math.max(glass - (wall - reveal), glass * 0.6);
  const board = Math.max(inner - JUT, glass * 0.5);

  /** An upright piece that faces the room. */
  const facing = (
    [left, right]: readonly [number, number],
    [low, high]: readonly [number, number],
    out: number,
    light: RoomPart['light'],
    hasInk = true,
  ): RoomPart => ({
    corners: [
      [left, out, low],
      [right, out, low],
      [right, out, high],
      [left, out, high],
    ],
    ...{ light, hasInk },
  });
  const jamb = (x: number, light: RoomPart['light']): RoomPart => ({
    corners: [
      [x, inner, sill],
      [x, glass, sill],
      [x, glass, head],
      [x, inner, head],
    ],
    ...{ light, hasInk: true },
  });
  const level = (
    reach: number,
    up: number,
    [near, far]: readonly [number, number],
    light: number,
  ): RoomPart => ({
    corners: [
      [-reach, near, up],
      [reach, near, up],
      [reach, far, up],
      [-reach, far, up],
    ],
    ...{ light: [light, light] as const, hasInk: true },
  });

  const paint = [0.95, 0.95] as const;
  const plain = [0.6, 0.66] as const;
  const post = width * ASIDE;
  return [
    facing([-WALL, -side], [-WALL, WALL], inner, plain, false),
    facing([side, WALL], [-WALL, WALL], inner, plain, false),
    facing([-side, side], [head, WALL], inner, plain, false),
    facing([-side, side], [-WALL, sill], inner, plain, false),
    jamb(-side, [0.82, 0.94]),
    jamb(side, [0.68, 0.8]),
    level(side, head, [inner, glass], 0.7),
    facing([-side, side], [head - THICK, head], glass, paint),
    facing([-side, side], [sill, sill + THICK], glass, paint),
    facing([-side, THICK - side], [sill, head], glass, paint),
    facing([side - THICK, side], [sill, head], glass, paint),
    ...(width < TWO ? [] : [facing([post - POST, post + POST], [sill, head], glass, paint)]),
    level(side, sill, [inner, glass], 0.98),
    level(side + BOARD, sill, [board, inner], 0.98),
    facing([-side - BOARD, side + BOARD], [sill - BOARD, sill], board, [0.74, 0.74]),
  ];
}

/** Red, green and blue of a part's corners, 0…1. */
export const roomColours = ({ light: [low, high] }: RoomPart): Vertex[] =>
  [low, low, high, high].map((one): Vertex => {
    const [red, green, blue] = paper(one);
    return [red / 255, green / 255, blue / 255];
  });
