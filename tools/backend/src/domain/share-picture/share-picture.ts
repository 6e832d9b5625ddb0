import { createHash } from 'node:crypto';
import type { MediaStore } from '../media/media-store.ts';
import { AXIS, drawShare, SIZE } from './draw-share.ts';
import type { SharedPage } from './types.ts';

/** Changes whenever the drawing does, so that no older picture is served. */
const VERSION = '1';

const VIEW = { left: AXIS + 2, width: SIZE.width - AXIS - 2, height: SIZE.height };
const MARGIN = 48;

/** Name of a page's picture in a cache: another one when its words or its view have changed. */
export function shareName(page: SharedPage, brand: string): string {
  const said = JSON.stringify([VERSION, page, brand]);
  return `share-${createHash('sha1').update(said).digest('hex')}.png`;
}

/** Draws the picture of a page, PNG. */
export async function renderShare(
  page: SharedPage,
  brand: string,
  media: Pick<MediaStore, 'read' | 'drawing'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const ground = sharp(Buffer.from(drawShare(page, brand)));
  const view = await renderView(page, media);
  const laid = view ? ground.composite([{ input: view, left: VIEW.left, top: 0 }]) : ground;
  // A photo of 256 colours is a quarter of its full weight, and messengers show it small.
  return laid.png({ palette: true, quality: 100, effort: 5 }).toBuffer();
}

async function renderView(
  { view }: SharedPage,
  media: Pick<MediaStore, 'read' | 'drawing'>,
): Promise<Buffer | null> {
  if (view.type === 'globe') return null;
  const { default: sharp } = await import('sharp');
  const { width, height } = VIEW;
  if (view.type === 'picture') {
    const bytes = await media.read({ id: view.id, width: 960, portrait: true, format: 'jpg' });
    return sharp(bytes).resize({ width, height, fit: 'cover' }).png().toBuffer();
  }
  const plain = media.drawing(view.path);
  if (plain === null) return null;
  const inner = { width: width - MARGIN * 2, height: height - MARGIN * 2 };
  const drawn = await sharp(Buffer.from(plain), { density: 144 })
    .resize({ ...inner, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toBuffer();
  return sharp(drawn)
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .png()
    .toBuffer();
}
