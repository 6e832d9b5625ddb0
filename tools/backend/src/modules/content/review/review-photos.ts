import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { makeReviewPhoto, reviewPhotoKey } from './review-photo.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';

const FileSchema = v.pipe(
  v.string(),
  v.endsWith('.webp'),
  v.transform((name) => name.slice(0, -'.webp'.length)),
  v.uuid(),
);

/** `/media/reviews/{upload}.webp`: photos of reviews, while these are published. */
export function reviewPhotos(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/reviews/:file', async (c) => {
    const parsed = v.safeParse(FileSchema, c.req.param('file'));
    const isShown =
      parsed.success &&
      services.content.library.reviews.some(({ review }) => review.photo?.includes(parsed.output));
    if (!isShown) throw refuse(404, 'Такой фотографии нет');
    const key = reviewPhotoKey(parsed.output);
    const read = () => services.files.read(key);
    // A backup leaves it out: it is made of the upload.
    const found =
      (await read()) ?? ((await makeReviewPhoto(services, parsed.output)) ? await read() : null);
    if (!found) throw refuse(404, 'Такой фотографии нет');
    return c.body(found.stream, 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    });
  });
  return app;
}
