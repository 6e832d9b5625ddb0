import sharp from 'sharp';
import { thumbhashOf } from '../preview/thumbhash-of.ts';
import type { Look, LookJob } from './job.ts';

/** Size of a full picture, and how it looks from afar, in JSON. */
export async function lookAt({ look }: LookJob): Promise<Buffer> {
  const { width, height } = await sharp(look).metadata();
  const seen: Look = { width, height, thumbhash: await thumbhashOf(look) };
  return Buffer.from(JSON.stringify(seen));
}
