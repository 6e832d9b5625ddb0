import { flipDrawing } from './flip-drawing.ts';
import { furnitureOf, wallsOf } from './plan-layers.ts';
import { readPlanGeometry, type PlanGeometry } from './read-plan-geometry.ts';
import { readPlanWords, type PlanWords } from './read-plan-sheet.ts';

/** A labelled drawing in layers, with its words apart from it. */
export interface PlanSheet extends PlanWords {
  /** Paths of the drawings below `/media`. */
  walls: string;
  furniture: string;
}

const PART = /^(.*?)(-walls|-furniture)?(-flipped)?\.svg$/;

/** A drawing by its path, whole or a part of it, as it is or flipped; `null` where there is none. */
export function drawingPart(drawings: ReadonlyMap<string, string>, path: string): string | null {
  const plain = drawings.get(path);
  if (plain !== undefined) return plain;
  const [, name, part, flipped] = PART.exec(path) ?? [];
  const whole = name === undefined ? undefined : drawings.get(`${name}.svg`);
  if (whole === undefined || (part && !isLabelled(whole))) return null;
  const drawn = part === '-walls' ? wallsOf(whole) : part ? furnitureOf(whole) : whole;
  return flipped ? flipDrawing(drawn) : drawn;
}

/** What is written on a labelled drawing, `plans/2k-64.svg` or `…-flipped.svg`; `null` where nothing is. */
export function planSheetOf(drawings: ReadonlyMap<string, string>, path: string): PlanSheet | null {
  const [, name = '', , flipped = ''] = PART.exec(path) ?? [];
  const whole = drawings.get(`${name}.svg`);
  if (whole === undefined || !isLabelled(whole)) return null;
  const words = readPlanWords(whole, flipped !== '');
  if (words.rooms.length === 0) return null;
  const partOf = (part: string) => `/media/${name}${part}${flipped}.svg`;
  return { ...words, walls: partOf('-walls'), furniture: partOf('-furniture') };
}

/** Where floor and doors of a labelled drawing are, by the same path; `null` where it is not labelled. */
export function planGeometryOf(
  drawings: ReadonlyMap<string, string>,
  path: string,
): PlanGeometry | null {
  const [, name = '', , flipped = ''] = PART.exec(path) ?? [];
  const whole = drawings.get(`${name}.svg`);
  if (whole === undefined || !isLabelled(whole)) return null;
  const geometry = readPlanGeometry(whole, flipped !== '');
  return geometry.rooms.length === 0 ? null : geometry;
}

/** Others have no words of their own, or are drawn by another hand. */
const isLabelled = (svg: string) => svg.includes('<g text-anchor="middle" fill="#12202a"><text');
