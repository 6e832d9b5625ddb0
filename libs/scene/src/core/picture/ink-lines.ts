import { mix, PALETTE, type Colour } from './palette.ts';
import { CROWN, HOUSE, ROOM, SKY, TRUNK, type TraceBuffer } from './trace-buffer.ts';

/** Lines lose their strength between these distances, metres. */
const NEAR = 50;
const FAR = 400;
const FAINTEST = 0.2;

/** How dark the line between two pixels is, 0…1. */
function strengthBetween(trace: TraceBuffer, one: number, other: number): number {
  const [a, b] = [trace.kind[one] as number, trace.kind[other] as number];
  const isSame = a === b && trace.body[one] === trace.body[other];
  if (isSame && trace.face[one] === trace.face[other]) return 0;
  const [near, nearer] =
    (trace.way[one] as number) <= (trace.way[other] as number) ? [one, a] : [other, b];
  const faded = fade(trace.way[near] as number);
  if (nearer === ROOM) return isSame ? 0.5 : 0.62;
  if (nearer === HOUSE) return (isSame ? 0.55 : 0.68) * faded;
  if (nearer === CROWN) return (a === b ? 0.34 : 0.46) * faded;
  if (nearer === TRUNK) return 0;
  return a !== SKY && b !== SKY && a !== b ? 0.5 * faded : 0.16;
}

const fade = (way: number) =>
  FAINTEST + (1 - FAINTEST) * Math.min(1, Math.max(0, (FAR - way) / (FAR - NEAR)));

/** The strongest line between a pixel and those to its right and below it. */
export function lineAt(trace: TraceBuffer, at: number): number {
  const { width, height } = trace;
  const right = at % width < width - 1 ? strengthBetween(trace, at, at + 1) : 0;
  const below = at < width * (height - 1) ? strengthBetween(trace, at, at + width) : 0;
  return Math.max(right, below);
}

/** Draws one in ink over a colour. */
export const inked = (ground: Colour, strength: number): Colour =>
  strength > 0 ? mix(ground, PALETTE.ink, strength) : ground;

/**
 * Draws the line between two bands of water; where several run through one pixel there is none.
 * @param bands numbers of the band of this pixel and of its neighbours
 */
export function waterLine(ground: Colour, band: number, others: readonly number[]): Colour {
  const crossed = others.map((other) => Math.abs(other - band));
  return crossed.includes(1) && Math.max(...crossed) === 1
    ? mix(ground, PALETTE.waterLine, 0.55)
    : ground;
}
