import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { AppHandler } from './app-handler.ts';
import type { BackendPort } from './backend-port.ts';
import { compress } from './compress.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';

export interface ServerParts {
  backend: BackendPort;
  site: AppHandler;
  lk: AppHandler;
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
const BACKEND_PATHS = [
  ...PARTNER_PATHS,
  '/api/*',
  '/media/*',
  '/feeds/*',
  '/llms.txt',
  '/healthz',
  '/readyz',
];
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

  app.use(securityHeaders(publicOrigin), compress);
  for (const path of [...BACKEND_PATHS, ...(staff ? STAFF_PATHS : [])]) {
    app.all(path, (c) => backend.fetch(c.req.raw, { ip: address(c) }));
  }
  siteFiles(app, files);
  app.all('/lk', page(lk));
  app.all('/lk.data', page(lk));
  app.all('/lk/*', page(lk));
  app.all('*', page(site));
  return app;
}

function address(c: Context): string {
  return getConnInfo(c).remote.address ?? '';
}
