/** The encoder’s process: pictures on order, until its parent lets go of it. */
import { renderShare } from '../share/render-share.ts';
import { writeWhole } from '../../../core/write-whole.ts';
import type { Delivery, Job, Order } from './job.ts';
import { renderRaster, renderVariant } from './render-variant.ts';

process.on('message', ({ id, job, path }: Order) => {
  const tell = (delivery: Delivery) => process.send?.(delivery);
  make(job)
    .then((bytes) => writeWhole(path, bytes))
    .then(
      () => tell({ id }),
      (error: unknown) => tell({ id, failure: String(error) }),
    );
});
process.on('disconnect', () => process.exit());

function make(job: Job): Promise<Uint8Array> {
  if ('page' in job) return renderShare(job);
  return 'file' in job
    ? renderVariant(job.file, job.picture, job.variant)
    : renderRaster(job.drawing, job.flipped);
}
