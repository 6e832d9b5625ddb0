import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { reviewPhotoPath } from './review-photo.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';

const FileSchema = v.pipe(
  v.string(),
  v.endsWith('.webp'),
  v.transform((name) => name.slice(0, -'.webp'.length)),
  v.uuid(),
);

/** `/media/reviews/{upload}.webp`: photos of reviews, while these are published. */
export function reviewPhotos({ config, content }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/reviews/:file', async (c) => {
    const parsed = v.safeParse(FileSchema, c.req.param('file'));
    const isShown =
      parsed.success &&
      content.library.reviews.some(({ review }) => review.photo?.includes(parsed.output));
    if (!isShown) throw refuse(404, 'Такой фотографии нет');
    const bytes = await readFile(reviewPhotoPath(config, parsed.output)).catch(() => null);
    if (!bytes) throw refuse(404, 'Такой фотографии нет');
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    });
  });
  return app;
}
