import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { AppHandler } from './app-handler.ts';
import type { BackendPort } from './backend-port.ts';
import { compress } from './compress.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';

export interface ServerParts {
  backend: BackendPort;
  /** Without it its addresses are not found here. */
  site?: AppHandler | undefined;
  lk?: AppHandler | undefined;
  publicOrigin: string;
  /** Serve the built browser files; a development server has its own. @default true */
  files?: boolean;
  /** The backend has a page for the staff; else the site answers that there is none. @default false */
  staff?: boolean;
}

/** Pages of the embedded partners: a sale goes through them and comes back. */
const PARTNER_PATHS = ['acquirer', 'signature', 'escrow', 'registration', 'bank'].map(
  (kind) => `/test-${kind}/*`,
);
const BACKEND_PATHS = [...PARTNER_PATHS, '/api/*', '/media/*', '/feeds/*', '/llms.txt', '/readyz'];
const STAFF_PATHS = ['/staff', '/staff/*'];

/** One origin: `/api`, `/media`, `/feeds` and `/staff` → backend, `/lk` → account, the rest → site. */
export function createServerApp({
  backend,
  site,
  lk,
  publicOrigin,
  files = true,
  staff = false,
}: ServerParts) {
  const app = new Hono();
  const page = (handler: AppHandler) => (c: Context) =>
    handler({ request: c.req.raw, ip: address(c) });

  // The process lives, whatever its backend does.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.use(securityHeaders(publicOrigin), compress);
  for (const path of [...BACKEND_PATHS, ...(staff ? STAFF_PATHS : [])]) {
    app.all(path, (c) => backend.fetch(c.req.raw, { ip: address(c) }));
  }
  siteFiles(app, files);
  for (const path of ['/lk', '/lk.data', '/lk/*']) {
    app.all(path, lk ? page(lk) : (c) => c.notFound());
  }
  if (site) app.all('*', page(site));
  return app;
}

function address(c: Context): string {
  return getConnInfo(c).remote.address ?? '';
}
