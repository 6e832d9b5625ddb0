import { Hono } from 'hono';
import { refuse } from '../core/refuse.ts';
import type { Services } from '../core/services.ts';
import type { MediaStore } from '../domain/media/media-store.ts';
import { findSharedPage } from '../domain/share-picture/find-shared-page.ts';
import { renderShare, shareName } from '../domain/share-picture/share-picture.ts';
import type { AppEnv } from './env.ts';
import { A_DAY, isKnown } from './send-drawing.ts';

/**
 * Serves `/media/share/{path of a page}.png`, what messengers and social networks show beside a link; drawn
 * once, and again when the page's words have changed. `/media/share/index.png` is the home page's.
 */
export function sharePicture(
  services: Pick<Services, 'content' | 'catalogue' | 'clock'>,
  store: MediaStore,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/share/:path{.+\\.png}', async (c) => {
    const path = `/${c.req.param('path').slice(0, -'.png'.length)}`;
    const page = findSharedPage(services, path);
    if (!page) throw refuse(404, 'Такой страницы нет');
    const brand = services.content.library.site.logo;
    const name = shareName(page, brand);
    if (isKnown(c, `"${name}"`, A_DAY)) return c.body(null, 304);
    c.header('content-type', 'image/png');
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(await store.made(name, () => renderShare(page, brand, store)));
  });
  return app;
}
