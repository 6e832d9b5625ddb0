import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundConnections, type Connections } from './bound-connections.ts';

/** A server on a port of its own that counts what it has read. */
export interface TestServer {
  readonly port: number;
  /** Bytes that the connection of an answer had brought when the answer was finished, by path. */
  readonly bytesRead: ReadonlyMap<string, number>;
  readonly server: Server;
  readonly connections: Connections;
  close(): Promise<void>;
}

/** Serves an answer with the bounds of connections. */
export async function openServer(answer: RequestListener, linger?: number): Promise<TestServer> {
  const server = createServer();
  const bytesRead = new Map<string, number>();
  const count: RequestListener = (request, response) => {
    const { socket, url = '' } = request;
    response.once('finish', () => bytesRead.set(url, socket.bytesRead));
    answer(request, response);
  };
  const connections = boundConnections(server, count, linger);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    connections,
    bytesRead,
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
