/** The built product: backend, site, account and Studio behind one origin. */
import { createLog, createMetrics, headersOfEvery, startTracing } from '@m30/backend';
import { createAppHandler, createRender, type AppBuild } from './render/app-handler.ts';
import { openBackend, readConfig, type AppName } from './render/backend-port.ts';
import { createJoinedStyles } from './joined-styles/joined-styles.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createRenderQueue } from './render/render-queue.ts';
import { serve } from './serve.ts';
import { createServerApp } from './server-app.ts';
import { SITE_BUILD } from './site-files.ts';
import { readStudioPage, studioPage } from './studio/studio-page.ts';

const config = readConfig(process.env);
const { publicOrigin } = config;
const observer = {
  metrics: createMetrics({ process: config.metricsPort !== null }),
  log: createLog(config.logLevel),
};
const stopTracing = await startTracing(config, observer.log);
const [backend, site, lk] = await Promise.all([
  openBackend(config, observer),
  load('site'),
  load('lk'),
]);
const rendering = { backend, config, queue: createRenderQueue(), observer };
const styles = createJoinedStyles(SITE_BUILD);
const pages = site && config.pageCacheBytes > 0 ? keep(site) : null;
const app = createServerApp({
  backend,
  config,
  site: pages?.answer ?? (site && createAppHandler(site, rendering)),
  lk: lk && createAppHandler(lk, rendering),
  // With the site: the Studio asks nothing of whoever serves it.
  studio: site && studioPage(readStudioPage()),
  styles,
  builds: [site, lk].filter((build) => build !== undefined),
});
const first = pages?.send ?? (() => false);
serve({ config, backend, observer, fetch: app.fetch, stopTracing, first });

function keep(build: AppBuild) {
  const cache = createPageCache({
    render: createRender(build, rendering),
    styles,
    count: (how) => observer.metrics.pages.inc({ how }),
    version: backend.version,
    most: config.pageCacheBytes,
    headers: headersOfEvery(publicOrigin),
  });
  observer.metrics.onScrape(() => observer.metrics.pageCacheBytes.set(cache.bytes));
  return cache;
}

/** The server build of an app; `undefined` where another process serves it. */
async function load(name: AppName): Promise<AppBuild | undefined> {
  if (!config.serve.includes(name)) return undefined;
  const file = new URL(`../../../apps/${name}/build/server/index.js`, import.meta.url);
  return (await import(file.href)) as AppBuild;
}
