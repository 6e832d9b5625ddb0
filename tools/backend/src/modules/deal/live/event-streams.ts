import type { LotEvents, NumberedEvent } from './lot-events.ts';
import { createStreamPool } from '../../../kernel/http/stream-pool.ts';

export { HEARTBEAT } from '../../../kernel/http/stream-pool.ts';

/** Open streams of server-sent events. */
export interface EventStreams {
  /**
   * Opens one.
   * @param last id of the last event that the browser saw
   * @param left called once when it has ended
   * @returns `null` where too many are open
   */
  open(last: string | undefined, left?: () => void): ReadableStream<Uint8Array> | null;
  readonly size: number;
  /** None is opened any more: the process is closing. */
  readonly closed: boolean;
  /** Ends all of them, so that browsers go to another process; none is opened afterwards. */
  close(): void;
}

/** What a stream carries of one event. */
const write = ({ id, event }: NumberedEvent) =>
  `id: ${id}\nevent: lot\ndata: ${JSON.stringify(event)}\n\n`;

/** Makes the streams over the events. */
export function createEventStreams(events: LotEvents, most?: number): EventStreams {
  const pool = createStreamPool<null>(most);
  let closed = false;
  events.subscribe((event) => {
    if (pool.size > 0) pool.send(write(event));
  });

  function greet(last: string | undefined): string {
    const missed = events.since(last);
    return missed.complete
      ? missed.events.map(write).join('')
      : `id: ${missed.last}\nevent: resync\ndata: {}\n\n`;
  }

  return {
    get size() {
      return pool.size;
    },
    get closed() {
      return closed;
    },
    open: (last, left) => pool.open(null, () => greet(last), left),
    close() {
      closed = true;
      pool.close();
    },
  };
}
