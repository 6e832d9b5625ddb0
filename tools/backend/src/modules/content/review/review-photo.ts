import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../kernel/config/config.ts';
import { uploadPath } from '../../people/upload/upload-store.ts';

/** Longest side of a published photo, pixels. */
const SIDE = 1280;

/** Pixels of a photo that is read at most: more is no photo but an attack on the memory. */
const MOST_PIXELS = 100_000_000;

/** Path of a published photo by the guid of its upload. */
export function reviewPhotoPath({ dataDir }: Config, upload: string): string {
  return join(dataDir, 'review-photos', `${upload}.webp`);
}

/**
 * Makes what everybody may see of a visitor's photo: turned upright, not larger than a page shows it,
 * without the place and the device that its file tells.
 * @throws Error where the file is no picture
 */
export async function makeReviewPhoto(config: Config, upload: string): Promise<void> {
  const path = reviewPhotoPath(config, upload);
  await mkdir(join(config.dataDir, 'review-photos'), { recursive: true });
  const { default: sharp } = await import('sharp');
  const draft = `${path}.${process.pid}`;
  await sharp(uploadPath(config, upload), { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(draft);
  await rename(draft, path);
}
