import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { JoinedStyles } from './joined-styles/joined-styles.ts';
import { serveJoinedStyles } from './joined-styles/serve-joined-styles.ts';
import type { ServerEnv } from './render/observe-requests.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** What browsers get of the site. */
export const SITE_BUILD = path('apps/site/build/client');

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves files from disk: hashed assets for ever, others for an hour; a missing asset is a 404.
 * @param styles that the pages of the site load joined
 */
export function siteFiles(app: Hono<ServerEnv>, built: boolean, styles?: JoinedStyles): void {
  app.use(
    '/map/*',
    serveStatic({
      root: path('libs/map/assets'),
      rewriteRequestPath: (request) => request.slice('/map'.length),
      onFound: (_, c) => c.header('cache-control', ONE_HOUR),
    }),
  );
  app.all('/map/*', (c) => c.notFound());
  if (!built) return;
  asset('/lk/assets/*', path('apps/lk/build/client'), '/lk');
  asset('/studio/assets/*', path('tools/studio/build'), '/studio');
  if (styles) serveJoinedStyles(app, styles, IMMUTABLE);
  asset('/assets/*', SITE_BUILD, '');
  app.use('/:file{[a-z0-9-]+\\.[a-z0-9]+}', rootFile());

  function asset(route: string, root: string, prefix: string) {
    app.use(
      route,
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (request) => request.slice(prefix.length),
        onFound: (_, c) => c.header('cache-control', IMMUTABLE),
      }),
    );
    app.all(route, (c) => c.notFound());
  }
}

function rootFile() {
  return serveStatic({
    root: SITE_BUILD,
    onFound: (_, c) => c.header('cache-control', ONE_HOUR),
  });
}
