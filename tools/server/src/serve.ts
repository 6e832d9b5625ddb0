import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { boundedListener, serveGracefully, serveMetrics } from '@m30/backend';
import type { BackendPort, Config } from './render/backend-port.ts';
import type { Observer } from './render/observe-requests.ts';

interface Serving {
  config: Config;
  backend: BackendPort;
  observer: Observer;
  fetch: Parameters<typeof boundedListener>[0];
  /** Sends the last spans. */
  stopTracing: () => Promise<void>;
  /** Answers what needs no application; `false` where it does not know. */
  first: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Listens, says where in one line, and shuts down gracefully on SIGTERM and SIGINT. */
export function serve(serving: Serving): void {
  const { config, backend, observer, fetch, stopTracing, first } = serving;
  const closeMetrics = serveMetrics(config, observer.metrics, observer.log);
  const listener = boundedListener(fetch, { config, log: observer.log });
  serveGracefully({
    port: config.port,
    answer: (request, response) => first(request, response) || listener(request, response),
    onListening: (port) => announce(config, port),
    drain: () => backend.drain?.(),
    close: async () => {
      closeMetrics();
      await backend.close();
      await stopTracing();
    },
  });
}

function announce({ apiOrigin, dataDir, demo }: Config, port: number): void {
  const where = `http://localhost:${port}`;
  if (apiOrigin) return console.log(`Ready on ${where} (backend ${apiOrigin})`);
  const outbox = relative(process.cwd(), join(dataDir, 'outbox'));
  console.log(
    [
      `Ready on ${where}`,
      ...(demo ? ['demo buyer +7 (921) 000-00-01, password meridian-30'] : []),
      `SMS and mail in ${outbox}`,
    ].join(' · '),
  );
}
