import type { Logger } from 'pino';
import type { OpenDatabase } from '../../../../kernel/db/database.ts';
import { createStreamPool } from '../../../../kernel/http/stream-pool.ts';
import { CHANGED } from '../change-shortlist.ts';

/** Streams that tell open pages of shared lists to read them anew. */
export interface ShortlistStreams {
  /**
   * Opens one for a list.
   * @param list guid
   * @param left called once when it has ended
   * @returns `null` where too many are open
   */
  open(list: string, left?: () => void): ReadableStream<Uint8Array> | null;
  readonly size: number;
  /** Ends all streams; none is opened afterwards. */
  drain(): void;
  /** Closes the streams and unsubscribes from the database. */
  close(): Promise<void>;
}

interface Parts {
  listen: OpenDatabase['listen'];
  log: Logger;
}

const EVENT = 'event: changed\ndata: {}\n\n';

/** Makes the streams; they follow what any process writes. An event says that something changed, never what. */
export async function createShortlistStreams({ listen, log }: Parts): Promise<ShortlistStreams> {
  const pool = createStreamPool<string>();
  const stop = await listen(CHANGED, (guid) => {
    // A connection that was lost and came back may have missed anything.
    pool.send(EVENT, (list) => guid === null || list === guid);
    log.debug({ readers: pool.size }, 'a shared list has changed');
  });
  return {
    get size() {
      return pool.size;
    },
    // What happened before it was opened, or while it was cut, nobody knows: the page reads once.
    open: (list, left) => pool.open(list, () => EVENT, left),
    drain: () => pool.close(),
    async close() {
      pool.close();
      await stop();
    },
  };
}
