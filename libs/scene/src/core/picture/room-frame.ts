import { EYES } from '../view/view.ts';
import type { SceneWindow } from '../window/window.ts';
import { acrossAt, riseAt, type Camera } from './camera.ts';
import { ROOM, type TraceBuffer } from './trace-buffer.ts';

/** Parts of a room's window, as faces of the buffer. */
export const SASH = 8;
export const PROFILE = 1;
export const JAMB_LEFT = 2;
export const JAMB_RIGHT = 3;
export const BOARD = 4;
export const HEAD = 5;
const WALL = 6;
const BELOW = 7;

/** Slope to the right at which the glass ends: near the edges of the picture. */
export const EDGE = 0.73;
/** Widths of the profile of a frame and of the post between its sashes, metres. */
export const THICK = 0.045;
export const POST = 0.035;
/** Windows from this width on have two sashes, metres. */
export const TWO = 1.3;
/** How far the post stands to the right of the middle: there the picture's axis is, as a share of the width. */
export const ASIDE = 0.07;
/** How far the board juts out into the room, metres. */
export const JUT = 0.16;

/** Draws the window of the room around the view, as who stands so far behind it that he sees its sides sees it. */
export function traceRoom(trace: TraceBuffer, camera: Camera, window: SceneWindow) {
  const { width, height, wall, reveal, z, floor } = window;
  const [side, sill] = [width / 2, z - floor - EYES];
  const head = sill + height;
  const glass = side / EDGE;
  const inner = Math.max(glass - (wall - reveal), glass * 0.6);
  const board = Math.max(inner - JUT, glass * 0.5);
  const post = width >= TWO ? width * ASIDE : null;

  function partAt(across: number, rise: number): number {
    const [x, up] = [across * glass, rise * glass];
    if (Math.abs(x) < side - THICK && up > sill + THICK && up < head - THICK) {
      const aside = post === null ? Infinity : Math.abs(x - post);
      return aside < POST ? (aside < POST / 3 ? SASH : PROFILE) : 0;
    }
    if (Math.abs(x) < side && up > sill && up < head) return PROFILE;
    if (rise * board > sill && up <= sill && Math.abs(across * inner) < side + 0.04) return BOARD;
    if (Math.abs(across * inner) < side && rise * inner > sill && rise * inner < head) {
      if (up >= head && Math.abs(x) / side < up / head) return HEAD;
      return x < 0 ? JAMB_LEFT : JAMB_RIGHT;
    }
    return rise * board <= sill && Math.abs(across * board) < side + 0.1 ? BELOW : WALL;
  }

  for (let row = 0; row < camera.height; row += 1) {
    const rise = riseAt(camera, row);
    for (let column = 0; column < camera.width; column += 1) {
      const part = partAt(acrossAt(camera, column), rise);
      if (part === 0) continue;
      const at = row * camera.width + column;
      trace.kind[at] = ROOM;
      trace.face[at] = part;
      trace.body[at] = 0;
      trace.way[at] = 0.5;
    }
  }
}
