/** Red, green and blue, `#rrggbb`. */
export type Hex = string;

/** Colours of a model: paper, ink and one signal. */
export interface ModelPalette {
  /** What the board lies on. */
  table: Hex;
  /** Own houses and the sheet in full sun. */
  paper: Hex;
  /** Houses around. */
  around: Hex;
  glass: Hex;
  water: Hex;
  waterLine: Hex;
  leaves: Hex;
  ink: Hex;
  /** Of flats: for sale, held with its hatch, in reserve with its hatch. */
  free: Hex;
  held: Hex;
  heldLine: Hex;
  reserved: Hex;
  reservedLine: Hex;
  /** What is pointed at or chosen. */
  signal: Hex;
}

/** By day. */
export const MODEL_PALETTE: ModelPalette = {
  table: '#eef2f4',
  paper: '#ffffff',
  around: '#f1f5f6',
  glass: '#86a5b6',
  water: '#bfd2dd',
  waterLine: '#7d9db0',
  leaves: '#d2ded9',
  ink: '#12202a',
  free: '#1d5570',
  held: '#f1dca6',
  heldLine: '#c0923a',
  reserved: '#c6d9e4',
  reservedLine: '#2f6f90',
  signal: '#c93a0c',
};

/** Of panes: what is behind them shows through, so that a flat of glass has a colour too. */
export const GLASS = 0.66;

/** How strongly lines are drawn, 0…1. */
export const INKS = { own: 0.62, fine: 0.32, around: 0.36, faint: 0.1, shore: 0.7 } as const;

/** State of a flat as a model shows it; `paper` is what is sold, or does not match a filter. */
export type FlatState = 'free' | 'held' | 'reserved' | 'paper';

/** Red, green and blue, 0…1, as the screen has them. */
export function rgbOf(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
