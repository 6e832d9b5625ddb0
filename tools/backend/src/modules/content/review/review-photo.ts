import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../kernel/config/config.ts';
import { decode } from '../../people/upload/photo.ts';
import { uploadPath } from '../../people/upload/upload-store.ts';

/** Longest side of a published photo, pixels. */
const SIDE = 1280;

/** Path of a published photo by the guid of its upload. */
export function reviewPhotoPath({ dataDir }: Config, upload: string): string {
  return join(dataDir, 'review-photos', `${upload}.webp`);
}

/**
 * Makes what everybody may see of a visitor's photo: turned upright, not larger than a page shows it,
 * without the place and the device that its file tells.
 * @throws Refused 422 where the file is no picture that can be read, 503 where too many are being decoded
 */
export async function makeReviewPhoto(config: Config, upload: string): Promise<void> {
  const path = reviewPhotoPath(config, upload);
  await mkdir(join(config.dataDir, 'review-photos'), { recursive: true });
  const photo = uploadPath(config, upload);
  await decode({ photo, drawn: { side: SIDE, format: 'webp' } }, path);
}
