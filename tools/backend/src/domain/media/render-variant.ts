import type { SourcePicture, Variant } from './types.ts';
import { portraitArea } from './portrait-area.ts';

/** Changes whenever the settings below do, so that no variant of older settings is served. */
export const SETTINGS_VERSION = '1';

/** At 960 pixels the busiest picture stays near 40 KB, a portrait at 480 pixels under 30 KB. */
const AVIF = { quality: 45, effort: 2 };
const WEBP = { quality: 70, effort: 4 };
const WEBP_PORTRAIT = { quality: 50, effort: 4 };

/**
 * Makes one variant from the full picture; never larger than that.
 * @param file path of the full picture
 */
export async function renderVariant(
  file: string,
  picture: SourcePicture,
  { width, portrait, format }: Variant,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const source = portrait ? sharp(file).extract(portraitArea(picture)) : sharp(file);
  const resized = source.resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif(AVIF).toBuffer()
    : resized.webp(portrait ? WEBP_PORTRAIT : WEBP).toBuffer();
}
