/** Milliseconds between two signs of life: proxies cut what is silent for longer. */
export const HEARTBEAT = 20_000;

/** Milliseconds after which a browser comes back by itself. */
const RETRY = 1_000;

/** Streams of one process; each costs a socket and little else. */
const MOST = 10_000;

/** Chunks that a slow reader may leave unread; then it is let go and reads anew. */
const BACKLOG = 100;

/** Open streams of server-sent events, each with what is known of its reader. */
export interface StreamPool<Reader> {
  /**
   * Opens one.
   * @param first what it says at once
   * @param left called once when it has ended, by either side
   * @returns `null` where too many are open
   */
  open(reader: Reader, first: () => string, left?: () => void): ReadableStream<Uint8Array> | null;
  /** Says something to all, or to some. */
  send(text: string, to?: (reader: Reader) => boolean): void;
  /** Ends some of them. */
  end(which: (reader: Reader) => boolean): void;
  readonly readers: readonly Reader[];
  readonly size: number;
  /** Ends all of them, so that browsers go to another process; none is opened afterwards. */
  close(): void;
}

type Stream = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();
const chunk = (text: string) => encoder.encode(text);

/** Makes a pool; an event is serialised once for all listeners. */
export function createStreamPool<Reader>(most = MOST): StreamPool<Reader> {
  const open = new Map<Stream, { reader: Reader; left: (() => void) | undefined }>();
  let closed = false;
  let heart: NodeJS.Timeout | undefined;

  function send(data: Uint8Array, to: (reader: Reader) => boolean = () => true) {
    for (const [stream, { reader }] of open) {
      if (!to(reader)) continue;
      if ((stream.desiredSize ?? 0) < -BACKLOG) end(stream);
      else stream.enqueue(data);
    }
  }

  function end(stream: Stream) {
    leave(stream);
    stream.close();
  }

  function leave(stream: Stream) {
    const gone = open.get(stream);
    open.delete(stream);
    gone?.left?.();
    if (open.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  }

  return {
    get size() {
      return open.size;
    },
    get readers() {
      return [...open.values()].map(({ reader }) => reader);
    },
    open(reader, first, left) {
      if (closed || open.size >= most) return null;
      let own: Stream;
      return new ReadableStream<Uint8Array>({
        start(stream) {
          own = stream;
          open.set(stream, { reader, left });
          heart ??= setInterval(() => send(chunk(': alive\n\n')), HEARTBEAT).unref();
          stream.enqueue(chunk(`retry: ${RETRY}\n\n${first()}`));
        },
        cancel() {
          leave(own);
        },
      });
    },
    send(text, to) {
      if (open.size > 0) send(chunk(text), to);
    },
    end(which) {
      for (const [stream, { reader }] of [...open]) if (which(reader)) end(stream);
    },
    close() {
      closed = true;
      for (const stream of [...open.keys()]) end(stream);
    },
  };
}
