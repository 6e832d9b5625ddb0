/** Runs the backend alone: `node --conditions=@m30/source tools/backend/src/main.ts`. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createBackend } from './backend.ts';
import { readConfig } from './core/config.ts';
import { createLog } from './core/log.ts';

/** Milliseconds that open requests get to finish after a signal to stop. */
const GRACE = 10_000;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const backend = await createBackend(config, { log });
  const app = new Hono();
  app.all('*', (c) => backend.fetch(c.req.raw, { ip: getConnInfo(c).remote.address ?? '' }));
  const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
    log.info(
      { port, outbox: join(config.dataDir, 'outbox') },
      config.smsGateway
        ? 'ready; mail is written to the outbox'
        : 'ready; SMS and mail are written to the outbox',
    );
  });
  server.on('error', (error) => {
    console.error(error.message);
    void backend.close().finally(() => process.exit(1));
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    backend.drain();
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => void backend.close().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
