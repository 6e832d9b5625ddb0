import type { IncomingMessage } from 'node:http';

/** Bytes that are read on and thrown away: a sender who looks for the answer last is done by then. */
const MOST = 1024 * 1024;

/** Milliseconds that the sender gets to read the answer. */
export const LINGER = 500;

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Has the body of a request wait to be read, whatever becomes of it. One that nobody has touched when it is
 * answered is read on by Node to its end, however long it is.
 */
export function claimBody(request: IncomingMessage): void {
  if (hasBody(request)) request.read(0);
}

/**
 * Deals with what was answered before it had come whole: reads on for a moment, as a connection that is closed on
 * unread bytes may lose its answer, and closes it after `linger` milliseconds. A request that ends meanwhile leaves its connection open.
 */
export function closeUnread(request: IncomingMessage, linger: number): void {
  const timer = setTimeout(() => request.socket.destroy(), linger);
  let length = 0;
  request
    .on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST) request.pause();
    })
    .once('end', () => clearTimeout(timer))
    .resume();
}
