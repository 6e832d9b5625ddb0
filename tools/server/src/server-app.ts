import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type Handler } from 'hono';
import { securityHeaders } from '@m30/backend';
import type { AppHandler } from './render/app-handler.ts';
import type { BackendPort, Config } from './render/backend-port.ts';
import { compress } from './compress.ts';
import { nameRequests, traceRequest, type ServerEnv } from './render/observe-requests.ts';
import type { JoinedStyles } from './joined-styles/joined-styles.ts';
import { settingUp } from './setting-up.ts';
import type { BuiltRoutes } from './page-files/page-files.ts';
import { servePageFiles } from './page-files/serve-page-files.ts';
import { siteFiles } from './site-files.ts';

export interface ServerParts {
  config: Pick<Config, 'publicOrigin' | 'trustProxy' | 'demo'>;
  backend: BackendPort;
  /** Without it its addresses are not found here. */
  site?: AppHandler | undefined;
  lk?: AppHandler | undefined;
  /** The builds of these apps: what their pages are made of is told to who loads them ahead. @default [] */
  builds?: readonly BuiltRoutes[];
  /** The Studio's one page. Without it its addresses are not found here. */
  studio?: Handler<ServerEnv> | undefined;
  /** Sheets that the pages of the site load joined. Without it each is loaded by itself. */
  styles?: JoinedStyles;
  /** Serve the built browser files; a development server has its own. @default true */
  files?: boolean;
}

/** Pages of the demo's partners, and of its staff: a sale goes through them and comes back. */
const PARTNER_PATHS = ['acquirer', 'signature', 'escrow', 'registration', 'bank', 'staff'].map(
  (kind) => `/test-${kind}/*`,
);
const BACKEND_PATHS = ['/api/*', '/media/*', '/feeds/*', '/staff/*', '/llms.txt', '/readyz'];
const STUDIO_DATA_PATHS = ['/studio/api/*', '/studio/files/*', '/studio/:table{[a-z]+\\.csv}'];

/**
 * One origin: `/api`, `/media`, `/feeds`, `/staff` and the Studio's data → backend, `/studio` → Studio, `/lk` → account, the
 * rest → site.
 */
export function createServerApp({
  backend,
  site,
  lk,
  studio,
  styles,
  config,
  builds = [],
  files = true,
}: ServerParts) {
  const app = new Hono<ServerEnv>();
  const page = (handler: AppHandler) => (c: Context<ServerEnv>) =>
    traceRequest(c, config, (onRoute) => handler({ request: c.req.raw, onRoute, ...visitor(c) }));

  app.use(securityHeaders(config.publicOrigin));
  // The process lives, whatever its backend does.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.use(nameRequests(config), compress);
  const paths = [...BACKEND_PATHS, ...STUDIO_DATA_PATHS, ...(config.demo ? PARTNER_PATHS : [])];
  for (const path of paths) {
    app.all(path, (c) => traceRequest(c, config, () => backend.fetch(c.req.raw, visitor(c))));
  }
  siteFiles(app, files, styles);
  for (const build of builds) servePageFiles(app, build);
  // Before there is content: it is made there.
  for (const path of ['/studio', '/studio/*']) app.get(path, studio ?? ((c) => c.notFound()));
  app.use(settingUp(backend));
  for (const path of ['/lk', '/lk.data', '/lk/*']) {
    app.all(path, lk ? page(lk) : (c) => c.notFound());
  }
  if (site) app.all('*', page(site));
  return app;
}

function visitor(c: Context<ServerEnv>) {
  return { ip: getConnInfo(c).remote.address ?? '', requestId: c.get('requestId') };
}
