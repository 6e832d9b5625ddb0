import type { LotEvents, NumberedEvent } from './lot-events.ts';

/** Open streams of server-sent events. */
export interface EventStreams {
  /**
   * Opens one.
   * @param last id of the last event that the browser saw
   * @returns `null` where too many are open
   */
  open(last: string | undefined): ReadableStream<Uint8Array> | null;
  readonly size: number;
  /** Ends all of them, so that browsers go to another process; none is opened afterwards. */
  close(): void;
}

/** Milliseconds between two signs of life: proxies cut what is silent for longer. */
export const HEARTBEAT = 20_000;

/** Milliseconds after which a browser comes back by itself. */
const RETRY = 1_000;

/** Streams of one process; each costs a socket and little else. */
const MOST = 10_000;

/** Chunks that a slow reader may leave unread; then it is let go and reads anew. */
const BACKLOG = 100;

const encoder = new TextEncoder();
const chunk = (text: string) => encoder.encode(text);

/** What a stream carries of one event. */
const write = ({ id, event }: NumberedEvent) =>
  `id: ${id}\nevent: lot\ndata: ${JSON.stringify(event)}\n\n`;

/** Makes the streams over the events; each event is written once, whoever many listen. */
export function createEventStreams(events: LotEvents, most = MOST): EventStreams {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let closed = false;
  let heart: NodeJS.Timeout | undefined;

  function send(data: Uint8Array) {
    for (const stream of open) {
      if ((stream.desiredSize ?? 0) < -BACKLOG) end(stream);
      else stream.enqueue(data);
    }
  }

  function end(stream: ReadableStreamDefaultController<Uint8Array>) {
    leave(stream);
    stream.close();
  }

  function leave(stream: ReadableStreamDefaultController<Uint8Array>) {
    open.delete(stream);
    if (open.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  }

  events.subscribe((event) => {
    if (open.size > 0) send(chunk(write(event)));
  });

  return {
    get size() {
      return open.size;
    },
    open(last) {
      if (closed || open.size >= most) return null;
      let own: ReadableStreamDefaultController<Uint8Array>;
      return new ReadableStream<Uint8Array>({
        start(stream) {
          own = stream;
          open.add(stream);
          heart ??= setInterval(() => send(chunk(': alive\n\n')), HEARTBEAT).unref();
          const missed = events.since(last);
          const first = missed.complete
            ? missed.events.map(write).join('')
            : `id: ${missed.last}\nevent: resync\ndata: {}\n\n`;
          stream.enqueue(chunk(`retry: ${RETRY}\n\n${first}`));
        },
        cancel() {
          leave(own);
        },
      });
    },
    close() {
      closed = true;
      for (const stream of [...open]) end(stream);
    },
  };
}
