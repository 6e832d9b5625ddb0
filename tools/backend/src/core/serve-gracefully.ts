import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: a proxy before us keeps connections for 60 seconds, so we keep them for longer. */
const KEEP_ALIVE = 75_000;

/** Milliseconds that a stopping process goes on taking requests, and tells each caller to leave. */
const DRAIN = 400;

/** Milliseconds that open requests get to finish after it. */
const GRACE = 10_000;

interface Serving {
  port: number;
  answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  onListening: (port: number) => void;
  /** Ends what stays open by itself, and makes `/readyz` say no. */
  drain: () => void;
  /** Called after the last answer. */
  close: () => Promise<void>;
}

/**
 * Listens, and stops on SIGTERM and SIGINT without breaking a request off: for a moment each answer
 * carries `Connection: close`, so that proxies leave; then nothing new is taken and what is open ends.
 */
export function serveGracefully({ port, answer, onListening, drain, close }: Serving): Server {
  let draining = false;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    if (draining) response.shouldKeepAlive = false;
    answer(request, response);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=4300`
        : error.message,
    );
    void close().finally(() => process.exit(1));
  });
  const stop = async () => {
    if (draining) return;
    draining = true;
    drain();
    await sleep(DRAIN);
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  server.listen(port, () => {
    const address = server.address();
    onListening(typeof address === 'object' && address ? address.port : port);
  });
  return server;
}
