import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { RawJob } from './job.ts';

/** Thin lines on pale grounds: less would leave marks beside them. */
const WEBP = { quality: 66, effort: 4 };

/** Scales bare pixels down and makes WebP of them. */
export async function renderPixels({ raw, width, height, drawn }: RawJob): Promise<Buffer> {
  const input = await readFile(raw);
  return sharp(input, { raw: { width, height, channels: 3 } })
    .resize({ width: drawn.width })
    .webp(WEBP)
    .toBuffer();
}
