/** Red, green and blue, 0…255. */
export type Colour = readonly [number, number, number];

const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

/** A model of paper: white sun, cold shade; the inks of the brand. */
export const PALETTE = {
  ink: colour('0d222e'),
  zenith: colour('d9e4eb'),
  horizon: colour('fbfcfc'),
  far: colour('f3f6f7'),
  water: colour('bfd2dd'),
  waterLine: colour('7d9db0'),
  glass: colour('9db6c4'),
  trunk: colour('5c6f78'),
  frame: colour('ffffff'),
} as const;

/** From deep shade to full sun. */
const PAPER = ['566b79', '9db0bc', 'c6d2d9', 'e6ecef', 'ffffff'].map(colour);
const LEAVES = ['6f8681', '9db1ab', 'b9cac4', 'd2ded9', 'e4ece8'].map(colour);

export function mix([r, g, b]: Colour, [toR, toG, toB]: Colour, share: number): Colour {
  return [r + (toR - r) * share, g + (toG - g) * share, b + (toB - b) * share];
}

function onRamp(ramp: readonly Colour[], light: number): Colour {
  const at = Math.min(Math.max(light, 0), 1) * (ramp.length - 1);
  const index = Math.min(Math.floor(at), ramp.length - 2);
  return mix(ramp[index] as Colour, ramp[index + 1] as Colour, at - index);
}

/** Paper in a light of 0…1. */
export const paper = (light: number): Colour => onRamp(PAPER, light);
/** Leaves in a light of 0…1. */
export const leaves = (light: number): Colour => onRamp(LEAVES, light);
