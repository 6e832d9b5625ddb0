/** Runs the backend alone: `node --conditions=@m30/source tools/backend/src/main.ts`. */
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createBackend } from './compose/backend.ts';
import { readConfig } from './kernel/config/config.ts';
import { createLog } from './kernel/observability/log.ts';
import { serveGracefully } from './kernel/http/bounds/serve-gracefully.ts';
import { boundedListener } from './kernel/http/bounds/bounded-listener.ts';
import { securityHeaders } from './kernel/http/security-headers.ts';
import { createMetrics } from './kernel/observability/metrics.ts';
import { serveMetrics } from './kernel/observability/serve-metrics.ts';
import { startTracing } from './kernel/observability/tracing/start-tracing.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics({ process: config.metricsPort !== null });
  const stopTracing = await startTracing(config, log);
  const backend = await createBackend(config, { log, metrics });
  const closeMetrics = serveMetrics(config, metrics, log);
  const app = new Hono();
  app.use(securityHeaders(config.publicOrigin));
  app.all('*', (c) => backend.fetch(c.req.raw, { ip: getConnInfo(c).remote.address ?? '' }));
  serveGracefully({
    port: config.port,
    answer: boundedListener(app.fetch, { config, log }),
    onListening: (port) =>
      log.info(
        { port, outbox: join(config.dataDir, 'outbox') },
        config.smsGateway
          ? 'ready; mail is written to the outbox'
          : 'ready; SMS and mail are written to the outbox',
      ),
    drain: () => backend.drain(),
    close: async () => {
      closeMetrics();
      await backend.close();
      await stopTracing();
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
