import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { claimBody, closeUnread, LINGER } from './close-unread.ts';
import { rawRefusal } from './raw-refusal.ts';

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
  /** More were sent than may wait. */
  isOver: boolean;
}

/** What can be done with the connections of a server. */
export interface Connections {
  /** Closes those that wait for a request, or for the rest of one. */
  endHalfSent(): void;
}

/**
 * Answers the requests of a connection one by one, so that what one sender has under way is one answer. Past
 * `MOST_WAITING` the connection is closed with a 503 at once, as Node reads on and holds all that it has read; one whose sender leaves is forgotten with all that waits;
 * one whose reader takes nothing for half a minute is closed.
 */
export function boundConnections(
  server: Server,
  answer: RequestListener,
  linger = LINGER,
): Connections {
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
    connection.waiting = [];
    refuseAtOnce(request.socket);
  });

  function begin(connection: Connection, { request, response }: Exchange) {
    connection.current = { request, response };
    response.once('close', () => {
      connection.current = null;
      if (!request.complete) closeUnread(request, linger);
      const next = connection.waiting.shift();
      if (next && open.has(request.socket)) begin(connection, next);
    });
    claimBody(request);
    answer(request, response);
  }

  server.setTimeout(IDLE, (socket) => {
    const isOurTurn = !!open.get(socket)?.current && socket.writableLength === 0;
    if (!isOurTurn) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    closeWith(socket as Socket, error.code);
  });
  server.on('connect', (_, socket) => closeWith(socket as Socket, 'CONNECT'));

  /** Says why, unless an answer has begun: then it only ends. */
  function closeWith(socket: Socket, reason: string | undefined) {
    const hasBegun = open.get(socket)?.current?.response.headersSent;
    if (hasBegun || !socket.writable) socket.destroy();
    else socket.end(rawRefusal(reason), () => socket.destroy());
  }

  /**
   * Says why and destroys: of a connection that only ends, Node goes on to parse all there is to read, and each of thousands of
   * requests is some objects more. So few bytes are the kernel's as soon as they are written; they arrive before the reset.
   */
  function refuseAtOnce(socket: Socket) {
    if (!open.get(socket)?.current?.response.headersSent) socket.write(rawRefusal('PIPELINED'));
    socket.destroy();
  }

  return {
    endHalfSent() {
      for (const [socket, { current }] of open) {
        if (!current?.request.complete) socket.destroy();
      }
    },
  };
}
