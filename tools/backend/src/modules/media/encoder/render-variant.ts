import sharp from 'sharp';
import { portraitArea } from './portrait-area.ts';
import type { SourcePicture, Variant } from './types.ts';

// Other settings need another `SETTINGS_VERSION` in `media-store.ts`.

/** At 960 pixels the busiest picture stays near 40 KB, a portrait at 480 pixels under 30 KB. */
const AVIF = { quality: 45, effort: 2 };
const WEBP = { quality: 70, effort: 4 };
const WEBP_PORTRAIT = { quality: 50, effort: 4 };
const JPEG = { quality: 78, mozjpeg: true };
/** Pixels of a drawing's longer side. */
const RASTER_SIZE = 1200;

/**
 * Makes one variant from the full picture; never larger than that.
 * @param file path of the full picture
 */
export function renderVariant(
  file: string,
  picture: SourcePicture,
  { width, portrait, format }: Variant,
): Promise<Buffer> {
  const source = portrait ? sharp(file).extract(portraitArea(picture)) : sharp(file);
  const resized = source.resize({ width, withoutEnlargement: true });
  if (format === 'jpg') return resized.jpeg(JPEG).toBuffer();
  return format === 'avif'
    ? resized.avif(AVIF).toBuffer()
    : resized.webp(portrait ? WEBP_PORTRAIT : WEBP).toBuffer();
}

/** Makes a picture in PNG on white of a drawing in SVG. */
export function renderRaster(drawing: string, flipped: boolean): Promise<Buffer> {
  const size = { width: RASTER_SIZE, height: RASTER_SIZE, fit: 'inside' as const };
  return sharp(Buffer.from(drawing), { density: 144 })
    .flop(flipped)
    .resize(size)
    .flatten({ background: '#fff' })
    .png({ palette: true })
    .toBuffer();
}
