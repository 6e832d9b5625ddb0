/** `npm run dev`: the same origin as in production, with hot module replacement. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { boundedListener, createLog } from '@m30/backend';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createAppHandler, type AppBuild, type AppHandler } from './render/app-handler.ts';
import { openBackend, readConfig } from './render/backend-port.ts';
import { createRenderQueue } from './render/render-queue.ts';
import { setDemoSwitch } from './demo-switch.ts';
import { createServerApp } from './server-app.ts';
import { studioInDevelopment } from './studio/studio-in-development.ts';

setDemoSwitch();
process.env['NODE_ENV'] = 'development';
const config = readConfig(process.env);
const server = createServer();
const [backend, site, lk, studio] = await Promise.all([
  openBackend(config),
  vite('apps/site'),
  vite('apps/lk'),
  vite('tools/studio'),
]);
const rendering = { backend, config, queue: createRenderQueue() };
const app = createServerApp({
  backend,
  config,
  site: handlerOf(site),
  lk: handlerOf(lk),
  studio: studioInDevelopment(studio),
  files: false,
});
const listener = boundedListener(app.fetch, { config, log: createLog(config.logLevel) });

const OWN_PATHS = new RegExp(
  `^/(api|studio/(api|files|[a-z]+\\.csv)|media|map|staff|healthz|readyz${config.demo ? '|test-[a-z]+' : ''})([/?]|$)`,
);

server.on('request', (request, response) => {
  const url = request.url ?? '/';
  const answer = () => {
    request.url = url;
    void listener(request, response);
  };
  if (OWN_PATHS.test(url)) return answer();
  const { middlewares } = developerOf(url);
  middlewares(request, response, answer);
});
server.listen(config.port, () => console.log(`Developing on http://localhost:${config.port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all([site, lk, studio, backend].map((one) => one.close())).finally(() =>
      process.exit(0),
    );
  });
}

function developerOf(url: string): ViteDevServer {
  if (/^\/studio([/?]|$)/.test(url)) return studio;
  return /^\/lk([/.?]|$)/.test(url) ? lk : site;
}

/** @param project folder of the project from the root */
function vite(project: string): Promise<ViteDevServer> {
  const root = fileURLToPath(new URL(`../../../${project}`, import.meta.url));
  return createVite({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: `/__hmr/${project}` } },
  });
}

function handlerOf(server: ViteDevServer): AppHandler {
  return async (visit) => {
    const build = await server.ssrLoadModule('virtual:react-router/server-build');
    return createAppHandler(build as AppBuild, rendering)(visit);
  };
}
