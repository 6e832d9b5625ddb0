/** The encoder’s process: pictures on order, until its parent lets go of it. */
import sharp from 'sharp';
import { renderShare } from '../share/render-share.ts';
import { writeWhole } from '../../../kernel/files/write-whole.ts';
import type { Delivery, Job, Order } from './job.ts';
import { lookAt } from './look-at.ts';
import { renderPhoto, TooLarge } from './render-photo.ts';
import { renderPixels } from './render-pixels.ts';
import { renderRaster, renderVariant } from './render-variant.ts';

// Visitors' pictures are decoded once: cached, six of them take half a gigabyte.
sharp.cache(false);

process.on('message', ({ id, job, path }: Order) => {
  const tell = (delivery: Delivery) => process.send?.(delivery);
  make(job)
    .then((bytes) => bytes && writeWhole(path, bytes))
    .then(
      () => tell({ id }),
      (error: unknown) =>
        tell({ id, failure: { text: String(error), isTooLarge: error instanceof TooLarge } }),
    );
});
process.on('disconnect', () => process.exit());

function make(job: Job): Promise<Uint8Array | null> {
  if ('photo' in job) return renderPhoto(job);
  if ('raw' in job) return renderPixels(job);
  if ('look' in job) return lookAt(job);
  if ('page' in job) return renderShare(job);
  return 'file' in job
    ? renderVariant(job.file, job.picture, job.variant)
    : renderRaster(job.drawing, job.flipped);
}
