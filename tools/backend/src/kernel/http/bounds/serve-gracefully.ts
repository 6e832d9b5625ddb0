import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { boundConnections } from './bound-connections.ts';

const TIMES = {
  /** Milliseconds: a proxy before us keeps connections for 60 seconds, so we keep them for longer. */
  keepAliveTimeout: 75_000,
  /** Milliseconds for the head of a request, and for all of it: a piece of an upload is half a mebibyte. */
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds that a stopping process goes on taking requests, and tells each caller to leave. */
const DRAIN = 400;

/** Milliseconds that requests which have begun get to arrive in whole after it. */
const ARRIVAL = 1_000;

/** Milliseconds that open requests get to finish; a reader that takes nothing has no longer. */
const GRACE = 10_000;

/** Milliseconds after which a process that cannot close ends as it is. */
const LAST = 15_000;

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
 * Listens, and stops on SIGTERM and SIGINT without breaking a request off that has come whole: for a moment each
 * answer carries `Connection: close`, so that proxies leave; then nothing new is taken, what was sent in half is
 * closed, and what is open ends.
 */
export function serveGracefully({ port, answer, onListening, drain, close }: Serving): Server {
  let draining = false;
  const server = createServer(TIMES);
  const connections = boundConnections(server, (request, response) => {
    if (draining) response.shouldKeepAlive = false;
    void answer(request, response);
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
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => connections.endHalfSent(), ARRIVAL).unref();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
    setTimeout(() => process.exit(1), LAST).unref();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  server.listen(port, () => {
    const address = server.address();
    onListening(typeof address === 'object' && address ? address.port : port);
  });
  return server;
}
