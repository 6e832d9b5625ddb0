import { readFileSync } from 'node:fs';

/** A rectangle in the units of a flat type's drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a flat takes on a floor, in the units of its drawing: the facade is on top. */
export interface PlanDrawing {
  /** From the middle of one side wall to the other, from the facade to the middle of the corridor's wall. */
  body: Box;
  /** Outside the facade; `null` where there is none. */
  balcony: Box | null;
}

/** Half of a wall, in the drawing's units: 64 are a metre. */
export const HALF_WALL = 10.9;

const RECT = /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" /;
const OUTER = new RegExp(`${RECT.source}fill="#12202a"`);
const BALCONY = new RegExp(`${RECT.source}fill="#eef2f4" stroke="#12202a" stroke-width="3"`);

const cache = new Map<string, PlanDrawing>();

/**
 * Measures the drawing of a flat type.
 * @throws Error where the drawing has no outer wall
 */
export function planDrawingOf(plan: string): PlanDrawing {
  const known = cache.get(plan);
  if (known) return known;
  const file = new URL(`../../media/plans/${plan}-mini.svg`, import.meta.url);
  const drawing = measure(plan, readFileSync(file, 'utf8'));
  cache.set(plan, drawing);
  return drawing;
}

function measure(plan: string, svg: string): PlanDrawing {
  const outer = boxOf(OUTER.exec(svg));
  if (!outer) throw new Error(`The drawing of «${plan}» has no outer wall`);
  return {
    body: {
      x: outer.x + HALF_WALL,
      y: outer.y,
      width: outer.width - 2 * HALF_WALL,
      height: outer.height - HALF_WALL,
    },
    balcony: boxOf(BALCONY.exec(svg)),
  };
}

function boxOf(match: RegExpExecArray | null): Box | null {
  if (!match) return null;
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return { x, y, width, height };
}
