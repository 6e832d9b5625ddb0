import { rename, rm, stat } from 'node:fs/promises';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { UploadType } from './types.ts';

/** Longest side of a photo that is kept, pixels. */
const SIDE = 2000;

/** Pixels of a photo that is read at most: more is no photo but an attack on the memory. */
const MOST_PIXELS = 100_000_000;

/**
 * Draws a photo anew over itself, upright and scaled down: the place and the device that its file
 * tells are gone, whatever the sender's browser has done.
 * @returns its type and bytes afterwards
 * @throws Refused 422 where it is no photo that can be read
 */
export async function cleanPhoto(path: string): Promise<{ type: UploadType; size: number }> {
  // Its library is ten megabytes that most processes never need.
  const { default: sharp } = await import('sharp');
  const draft = `${path}.clean`;
  try {
    await sharp(path, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(draft);
  } catch (cause) {
    await rm(draft, { force: true });
    throw Object.assign(refuse(422, 'Фотография не\u00a0читается. Подойдут JPG и\u00a0PNG'), {
      cause,
    });
  }
  await rename(draft, path);
  return { type: 'jpg', size: (await stat(path)).size };
}
