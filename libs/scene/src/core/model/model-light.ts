import type { SunPosition } from '../sun/sun-year.ts';
import type { Vertex } from './mesh.ts';

/** Light of a paper model by red, green and blue: white sun, cold shade. */
export interface ModelLight {
  /** Of the sky on a level sheet, and of the ground on what looks down. */
  sky: Vertex;
  ground: Vertex;
  /** Of the sun on what faces it. */
  sun: Vertex;
}

/** The sun has its whole strength from this altitude on, degrees. */
const FULL = 12;

/** Light at a position of the sun: below the horizon the sky alone. */
export function modelLight({ altitude }: SunPosition): ModelLight {
  const strength = Math.min(1, Math.max(0, altitude / FULL));
  const day = 0.82 + 0.18 * strength;
  return {
    sky: [0.73 * day, 0.8 * day, 0.845 * day],
    ground: [0.6 * day, 0.68 * day, 0.73 * day],
    sun: [0.46 * strength, 0.38 * strength, 0.325 * strength],
  };
}

/** What the hour leaves of the light of haze and sky, 0…1: as much as of what lies level, halfway to all of it. */
export function duskOf(sun: SunPosition): number {
  const { sky, sun: strength } = modelLight(sun);
  const level = sky[0] + strength[0] * Math.max(0, Math.sin((sun.altitude * Math.PI) / 180));
  return Math.min(1, 0.5 + level / 2);
}

/** Light of a place: what the sky gives by how far it looks up, and what the sun does. */
export function lightAt(
  { sky, ground, sun }: ModelLight,
  up: number,
  facing: number,
): [number, number, number] {
  const share = (up + 1) / 2;
  const at = (axis: 0 | 1 | 2) =>
    ground[axis] + (sky[axis] - ground[axis]) * share + sun[axis] * Math.max(0, facing);
  return [at(0), at(1), at(2)];
}

/** What a tone of shade leaves of the light: the least of the red. */
export const coldShade = (tone: number): [number, number, number] => [
  0.64 + 0.36 * tone,
  0.72 + 0.28 * tone,
  0.78 + 0.22 * tone,
];
