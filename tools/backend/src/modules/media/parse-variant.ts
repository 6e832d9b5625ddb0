import type { DrawingRaster, PictureFormat, Variant } from './encoder/types.ts';

/** Widths that may be asked for, pixels. */
const WIDTHS: readonly number[] = [320, 480, 640, 960, 1280, 1600];

const NAME = /^([a-z0-9][a-z0-9-]{0,60}(?:_v\d{1,6})?)-(\d{3,4})(-portrait)?\.(avif|webp|jpg)$/;

/** Reads `kanal-hero-640.avif`, `kanal-hero-480-portrait.avif` or, of an uploaded picture, `dvor_v2-640.avif`; `null` for any other name. */
export function parseVariant(name: string): Variant | null {
  const [, id, width, portrait, format] = NAME.exec(name) ?? [];
  if (!id || !WIDTHS.includes(Number(width))) return null;
  return {
    id,
    width: Number(width),
    portrait: portrait !== undefined,
    format: format as PictureFormat,
  };
}

const RASTER = /^([a-z0-9-]{1,60}?)(-flipped)?\.png$/;

/** Reads `2k-64-mini.png` or `2k-64-mini-flipped.png`; `null` for any other name. */
export function parseRaster(name: string): DrawingRaster | null {
  const [, id, flipped] = RASTER.exec(name) ?? [];
  return id ? { drawing: `${id}.svg`, flipped: flipped !== undefined } : null;
}

const DRAWING = /^([a-z0-9][a-z0-9-]{0,60})(?:_v\d{1,6})?\.svg$/;

/** Reads `plan-2k.svg` or `plan-2k_v2.svg`, an uploaded drawing; `null` for any other name. */
export const parseDrawing = (name: string): string | null => DRAWING.exec(name)?.[1] ?? null;
