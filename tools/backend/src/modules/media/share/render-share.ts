import sharp from 'sharp';
import { AXIS, drawShare, SIZE } from './draw-share.ts';
import type { ShareJob } from './types.ts';

const VIEW = { left: AXIS + 2, width: SIZE.width - AXIS - 2, height: SIZE.height };
const MARGIN = 48;

/** Draws the picture of a page, PNG. */
export async function renderShare({ page, brand, view }: ShareJob): Promise<Buffer> {
  const ground = sharp(Buffer.from(drawShare(page, brand)));
  const input = view && (await renderView(view));
  const laid = input ? ground.composite([{ input, left: VIEW.left, top: 0 }]) : ground;
  // A photo of 256 colours is a quarter of its full weight, and messengers show it small.
  return laid.png({ palette: true, quality: 100, effort: 5 }).toBuffer();
}

async function renderView(view: NonNullable<ShareJob['view']>): Promise<Buffer> {
  const { width, height } = VIEW;
  if ('file' in view) {
    return sharp(view.file).resize({ width, height, fit: 'cover' }).png().toBuffer();
  }
  const inner = { width: width - MARGIN * 2, height: height - MARGIN * 2 };
  const drawn = await sharp(Buffer.from(view.drawing), { density: 144 })
    .resize({ ...inner, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toBuffer();
  return sharp(drawn)
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .png()
    .toBuffer();
}
