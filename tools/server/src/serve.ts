import { join, relative } from 'node:path';
import { serve as listen } from '@hono/node-server';
import type { Config } from './backend-port.ts';

type Fetch = Parameters<typeof listen>[0]['fetch'];

/** Milliseconds that open requests get to finish after a signal to stop. */
const GRACE = 10_000;

/** Listens, says where in one line, and shuts down gracefully on SIGTERM and SIGINT. */
export function serve(
  config: Config,
  fetch: Fetch,
  { drain, close }: { drain?: () => void; close: () => Promise<void> },
): void {
  const server = listen({ fetch, port: config.port }, () => announce(config));
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Choose another one: PORT=4300 npm start`
        : error.message,
    );
    void close().finally(() => process.exit(1));
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    drain?.();
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function announce(config: Config): void {
  const where = `http://localhost:${config.port}`;
  if (config.apiOrigin) return console.log(`Ready on ${where} (backend ${config.apiOrigin})`);
  const outbox = relative(process.cwd(), join(config.dataDir, 'outbox'));
  console.log(
    `Ready on ${where} · demo buyer +7 (921) 000-00-01, password meridian-30 · SMS and mail in ${outbox}`,
  );
}
