import sharp from 'sharp';
import type { PhotoJob } from './job.ts';

/** A visitor's picture that would take more memory than one may. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Every variant is made from it: what is lost here is lost twice. */
const FULL = { quality: 92, smartSubsample: true };

/** Pixels of a picture that is decoded line by line; more is no photo but an attack on the memory. */
const MOST_PIXELS = 50_000_000;

/** Pixels of one that has to stand in the memory as a whole, up to six bytes for each: it comes in several passes. */
const MOST_WHOLE = 25_000_000;

/**
 * Draws a visitor's photo anew, upright and scaled down: the place and the device that its file tells are gone. What is
 * only looked at is decoded as well, so that it is known to render later.
 * @returns `null` where nothing is drawn
 * @throws TooLarge past the budget of pixels, Error where it is no picture that can be read
 */
export async function renderPhoto({ photo, drawn }: PhotoJob): Promise<Buffer | null> {
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true };
  const { width, height, isProgressive } = await sharp(photo, {
    ...options,
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  if (pixels > (isProgressive ? MOST_WHOLE : MOST_PIXELS)) throw new TooLarge(`${pixels} pixels`);
  if (!drawn) {
    // Every block is read, but only a few lines are buffered.
    await sharp(photo, options).resize({ width: 8, fastShrinkOnLoad: false }).raw().toBuffer();
    return null;
  }
  const { side, format } = drawn;
  const upright = sharp(photo, options)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  if (format === 'full') return upright.webp(FULL).toBuffer();
  return format === 'webp'
    ? upright.webp({ quality: 78 }).toBuffer()
    : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
