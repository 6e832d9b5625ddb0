import type { AppContext } from './env.ts';

/** Ids are short; whatever is longer is none of ours. */
const LONGEST_ID = 60;

/** Whether a stream of server-sent events is asked for; JSON is answered as any method. */
export const asksForStream = (c: AppContext): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/** Id of the last event that the page saw; empty where it saw none. */
export function lastEventId(c: AppContext): string {
  const last = c.req.header('last-event-id') ?? c.req.query('last') ?? '';
  return last.slice(0, LONGEST_ID);
}

/** Answers with a stream of server-sent events. */
export function respondWithStream(c: AppContext, stream: ReadableStream<Uint8Array>): Response {
  return c.body(stream, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy that gathers the answer would keep it for itself.
    'x-accel-buffering': 'no',
  });
}
