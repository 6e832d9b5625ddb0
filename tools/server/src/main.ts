/** Serves the built product: backend, site and account behind one origin. */
import './production.ts';
import { createAppHandler, createRender, type AppBuild } from './app-handler.ts';
import { openBackend, readConfig, type AppName } from './backend-port.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { headersOfEvery } from './security-headers.ts';
import { serve } from './serve.ts';
import { createServerApp } from './server-app.ts';

const config = readConfig(process.env);
const { publicOrigin } = config;
const [backend, site, lk] = await Promise.all([openBackend(config), load('site'), load('lk')]);
const pages = site && config.pageCacheBytes > 0 ? keep(site) : null;
const app = createServerApp({
  backend,
  publicOrigin,
  staff: config.staffPassword !== null,
  site: pages?.answer ?? (site && createAppHandler(site, backend, publicOrigin)),
  lk: lk && createAppHandler(lk, backend, publicOrigin),
});
serve({ config, backend, fetch: app.fetch, first: pages?.send ?? (() => false) });

function keep(build: AppBuild) {
  return createPageCache({
    render: createRender(build, backend, publicOrigin),
    version: backend.version,
    most: config.pageCacheBytes,
    headers: headersOfEvery(publicOrigin),
  });
}

/** The server build of an app; `undefined` where another process serves it. */
async function load(name: AppName): Promise<AppBuild | undefined> {
  if (!config.serve.includes(name)) return undefined;
  const file = new URL(`../../../apps/${name}/build/server/index.js`, import.meta.url);
  return (await import(file.href)) as AppBuild;
}
