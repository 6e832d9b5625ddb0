/** Serves the built product: backend, site and account behind one origin. */
import './production.ts';
import { createAppHandler, type AppBuild } from './app-handler.ts';
import { openBackend, readConfig } from './backend-port.ts';
import { serve } from './serve.ts';
import { createServerApp } from './server-app.ts';

const builds = new URL('../../../apps/', import.meta.url);
const load = (app: string) =>
  import(new URL(`${app}/build/server/index.js`, builds).href) as Promise<AppBuild>;

const config = readConfig(process.env);
const [backend, site, lk] = await Promise.all([openBackend(config), load('site'), load('lk')]);
const { publicOrigin } = config;
const app = createServerApp({
  backend,
  publicOrigin,
  staff: config.staffPassword !== null,
  site: createAppHandler(site, backend, publicOrigin),
  lk: createAppHandler(lk, backend, publicOrigin),
});
serve(config, app.fetch, { drain: () => backend.drain?.(), close: () => backend.close() });
