import type { Geometry } from '../geometry/geometry.ts';
import type { Solid } from '../solid/solid.ts';
import { acrossAt, riseAt, type Camera } from './camera.ts';
import { facadeTone } from './facade-tone.ts';
import { leaves, mix, PALETTE, paper, type Colour } from './palette.ts';
import { BOARD, HEAD, JAMB_LEFT, JAMB_RIGHT, PROFILE, SASH } from './room-frame.ts';
import { shadowsOf, type IsShaded, type SunRay } from './shadow.ts';
import { CROWN, HOUSE, ROOF, ROOM, SKY, SOFFIT, TRUNK, WATER } from './trace-buffer.ts';
import type { Traced } from './trace.ts';

/** Distance over which the air takes two thirds of a thing's tone, metres. */
const AIR = 700;
/** A wall is darkened towards the ground up to this height, metres. */
const CORNER = 12;

/** Gives pixels of a traced view their colours. */
export function shader(
  { trace, solids, crowns }: Traced,
  geometry: Geometry,
  camera: Camera,
  sun: SunRay,
): (at: number) => Colour {
  const isShaded: IsShaded = shadowsOf(geometry, sun);
  const { outX, outY, rightX, rightY } = camera.facade;

  function houseAt(solid: Solid, face: number, x: number, y: number, z: number, pixel: number) {
    const [nx, ny, nz] = normalOf(solid, face);
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const isLit = facing > 0 && !isShaded(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02);
    const corner = nz > 0.5 ? 1 : 0.86 + 0.14 * Math.min(1, z / CORNER);
    const light = nz > 0.5 ? 0.62 + (isLit ? 0.32 : 0) : 0.56 + (isLit ? 0.2 + 0.28 * facing : 0);
    const ground = paper(light * corner);
    if (nz !== 0) return ground;
    return mix(ground, PALETTE.glass, 0.62 * facadeTone(solid, face, [x, y, z], pixel));
  }

  function crownAt(index: number, x: number, y: number, z: number): Colour {
    const crown = crowns[index] as (typeof crowns)[number];
    const [px, py, pz] = [
      (x - crown.x) / crown.radius ** 2,
      (y - crown.y) / crown.radius ** 2,
      (z - crown.z) / crown.half ** 2,
    ];
    const length = Math.hypot(px, py, pz) || 1;
    const facing = (px * sun[0] + py * sun[1] + pz * sun[2]) / length;
    return leaves(0.42 + 0.34 * facing + (0.14 * pz) / length);
  }

  return (at) => {
    const kind = trace.kind[at] as number;
    const row = Math.floor(at / camera.width);
    const across = acrossAt(camera, at % camera.width);
    const rise = riseAt(camera, row);
    if (kind === SKY) {
      return mix(PALETTE.horizon, PALETTE.zenith, Math.min(1, Math.atan(rise) * 2.2));
    }
    const [body, face] = [trace.body[at] as number, trace.face[at] as number];
    if (kind === ROOM) return roomAt(face, row / camera.height);
    const way = trace.way[at] as number;
    const x = camera.eye[0] + (outX + rightX * across) * way;
    const y = camera.eye[1] + (outY + rightY * across) * way;
    const z = camera.eye[2] + rise * way;
    const distance = way * Math.hypot(1, across);
    const haze = 1 - Math.exp(-distance / AIR);
    if (kind === WATER) return mix(PALETTE.water, PALETTE.far, haze * 0.85);
    if (kind === TRUNK) return mix(PALETTE.trunk, PALETTE.far, haze);
    if (kind === CROWN) return mix(crownAt(body, x, y, z), PALETTE.far, haze * 0.8);
    const pixel = (way * 2 * camera.half) / camera.width;
    const own =
      kind === HOUSE
        ? houseAt(solids[body] as Solid, face, x, y, z, pixel)
        : paper(isShaded(x, y, 0.01) ? 0.52 : 0.86);
    return mix(own, PALETTE.far, haze * 0.8);
  };
}

function normalOf({ planes }: Solid, face: number): Colour {
  if (face === ROOF) return [0, 0, 1];
  if (face === SOFFIT) return [0, 0, -1];
  const [nx, ny, nz] = [planes[face * 4], planes[face * 4 + 1], planes[face * 4 + 2]] as [
    number,
    number,
    number,
  ];
  const length = Math.hypot(nx, ny, nz);
  return [nx / length, ny / length, nz / length];
}

/** The room is lit by the view: its frame is the whitest, a jamb is the darker the lower. */
function roomAt(part: number, down: number): Colour {
  if (part === PROFILE) return paper(0.95);
  if (part === SASH) return paper(0.86);
  if (part === BOARD) return paper(0.98);
  if (part === JAMB_LEFT) return paper(0.94 - 0.16 * down);
  if (part === JAMB_RIGHT) return paper(0.8 - 0.14 * down);
  if (part === HEAD) return paper(0.7);
  return paper(0.66 - 0.08 * down);
}
