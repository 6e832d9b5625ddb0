import { refuseForNow } from '../method/refuse.ts';
import type { Services } from '../services.ts';
import type { AppContext } from './env.ts';

/** Ids are short; whatever is longer is none of ours. */
const LONGEST_ID = 60;

/** Seconds until a page that was refused a stream may try again; it asks by itself meanwhile. */
const RETRY_AFTER = 60;

/** Whether a stream of server-sent events is asked for; JSON is answered as any method. */
export const asksForStream = (c: AppContext): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/** Id of the last event that the page saw; empty where it saw none. */
export function lastEventId(c: AppContext): string {
  const last = c.req.header('last-event-id') ?? c.req.query('last') ?? '';
  return last.slice(0, LONGEST_ID);
}

interface Asked {
  /** Key of the visitor; empty where nobody knows it. */
  visitor: string;
  /** What a page that is refused goes without, in Russian. */
  without: string;
  /** Opens the stream; `null` where the process opens none. */
  open: (left: () => void) => Promise<ReadableStream<Uint8Array> | null>;
}

/**
 * Answers with a stream of server-sent events, while the address and the visitor have not too many.
 * @throws Refused 429 past their bounds, 503 past that of the process
 */
export async function respondWithStream(
  { connections }: Pick<Services, 'connections'>,
  c: AppContext,
  { visitor, without, open }: Asked,
): Promise<Response> {
  const left = connections.open({ address: c.get('visitor').ip, visitor });
  const message = `Слишком много открытых страниц. ${without}`;
  if (left === 'own') throw refuseForNow(429, message, RETRY_AFTER);
  if (left === 'all') throw refuseForNow(503, message, RETRY_AFTER);
  const stream = await open(left).catch((error: unknown) => {
    left();
    throw error;
  });
  if (!stream) {
    left();
    throw refuseForNow(503, message, RETRY_AFTER);
  }
  return c.body(stream, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy that gathers the answer would keep it for itself.
    'x-accel-buffering': 'no',
  });
}
