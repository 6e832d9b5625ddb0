import { withLocalFile } from '../../../kernel/files/local-file.ts';
import { withSpool } from '../../../kernel/files/spool.ts';
import type { Services } from '../../../kernel/services.ts';
import { decode } from '../../people/upload/photo.ts';
import { uploadKey } from '../../people/upload/upload-store.ts';

/** Longest side of a published photo, pixels. */
const SIDE = 1280;

/** Key of a published photo by the guid of its upload. */
export const reviewPhotoKey = (upload: string): string => `review-photos/${upload}.webp`;

/**
 * Makes what everybody may see of a visitor's photo: turned upright, not larger than a page shows it,
 * without the place and the device that its file tells.
 * @returns whether there is a photo to make it of
 * @throws Refused 422 where the file is no picture that can be read, 503 where too many are being decoded
 */
export async function makeReviewPhoto(
  { files, config }: Pick<Services, 'files' | 'config'>,
  upload: string,
): Promise<boolean> {
  const made = await withLocalFile(files, config.dataDir, uploadKey(upload), (photo) =>
    withSpool(config.dataDir, async (path) => {
      await decode({ photo, drawn: { side: SIDE, format: 'webp' } }, path);
      await files.put(reviewPhotoKey(upload), { path });
      return true;
    }),
  );
  return made ?? false;
}
