import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The most that a thumbhash is made of, in pixels a side. */
const SIDE = 100;

/** Some twenty bytes in base64 that tell how a picture looks from afar; computed once, when the picture is first known. */
export async function thumbhashOf(file: string | Uint8Array): Promise<string> {
  const { data, info } = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
