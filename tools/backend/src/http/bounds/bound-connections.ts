import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientError, refuseMore } from './raw-refusals.ts';

/** Requests that may wait on a connection for the one before them. Browsers and proxies send one at a time. */
export const MOST_WAITING = 16;

/** Milliseconds without a byte in or out. */
const IDLE = 30_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  /** What is being answered. */
  current: Exchange | null;
  waiting: Exchange[];
  /** More were sent than may wait: the next one is told so, and is the last. */
  isOver: boolean;
}

/** What can be done with the connections of a server. */
export interface Connections {
  /** Closes those that wait for a request, or for the rest of one. */
  endHalfSent(): void;
}

/**
 * Answers the requests of a connection one by one, so that what one sender has under way is one answer. Past
 * `MOST_WAITING` the next answer is a 503 and the last, as Node holds all that came until then; one whose sender leaves is forgotten with all that waits;
 * one whose reader takes nothing for half a minute is closed.
 */
export function boundConnections(server: Server, answer: RequestListener): Connections {
  const open = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    open.set(socket, { current: null, waiting: [], isOver: false });
    socket.once('close', () => open.delete(socket));
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket);
    if (!connection || connection.isOver) return;
    if (!connection.current) return begin(connection, { request, response });
    connection.waiting.push({ request, response });
    if (connection.waiting.length <= MOST_WAITING) return;
    connection.isOver = true;
    connection.waiting.length = 1;
    request.socket.pause();
  });

  function begin(connection: Connection, { request, response }: Exchange) {
    connection.current = { request, response };
    response.once('close', () => {
      connection.current = null;
      const next = connection.waiting.shift();
      if (!next || !open.has(request.socket)) return;
      if (connection.isOver) refuseMore(next.response);
      else begin(connection, next);
    });
    answer(request, response);
  }

  server.setTimeout(IDLE, (socket) => {
    const isOurTurn = !!open.get(socket)?.current && socket.writableLength === 0;
    if (!isOurTurn) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = open.get(socket as Socket)?.current?.response;
    if (!socket.writable || response?.headersSent) socket.destroy();
    else socket.end(clientError(error.code), () => socket.destroy());
  });

  server.on('connect', (_, socket) => socket.end(clientError('CONNECT')));

  return {
    endHalfSent() {
      for (const [socket, { current }] of open) {
        if (!current?.request.complete) socket.destroy();
      }
    },
  };
}
