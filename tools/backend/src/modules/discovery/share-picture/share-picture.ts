import { Hono } from 'hono';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { findSharedPage } from './find-shared-page.ts';
import { shareName } from './share-name.ts';
import { shownOf } from './shown-of.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { A_DAY, isKnown } from '../../../kernel/http/send-drawing.ts';

/**
 * Serves `/media/share/{path of a page}.png`, what messengers and social networks show beside a link; drawn
 * once, and again when the page's words have changed. `/media/share/index.png` is the home page's.
 */
export function sharePicture(
  services: Pick<Services, 'content' | 'catalogue' | 'clock' | 'light' | 'views'>,
  store: MediaStore,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/media/share/:path{.+\\.png}', async (c) => {
    const path = `/${c.req.param('path').slice(0, -'.png'.length)}`;
    const page = findSharedPage(services, path);
    if (!page) throw refuse(404, 'Такой страницы нет');
    const brand = templatesOf(services.content.library).site.logo;
    const shown = await shownOf(services, store, page.view);
    const name = shareName(page, brand, shown.drawn);
    if (isKnown(c, `"${name}"`, A_DAY)) return c.body(null, 304);
    c.header('content-type', 'image/png');
    if (c.req.method === 'HEAD') return c.body(null);
    const view = await shown.read();
    return c.body(await store.made(name, { page, brand, view }));
  });
  return app;
}
