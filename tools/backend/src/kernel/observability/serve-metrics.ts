import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches; without `METRICS_PORT` it does
 * nothing. A port that is taken is logged: a site without metrics is better than none.
 * @returns what closes it
 */
export function serveMetrics(
  { metricsPort: port, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  metrics: Metrics,
  log: Logger,
): () => void {
  if (port === null) return () => undefined;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => log.error({ err: error }, 'metrics are not served'));
  server.listen(port, host);
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
