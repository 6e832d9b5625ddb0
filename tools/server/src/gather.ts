/**
 * Reads a body until it ends or the time is over; gives all of it, or a stream that goes on from where it
 * begins. What is sent in one piece is safe: a proxy that loses the process then has either all of it or
 * nothing, and may ask another one.
 */
export async function gather(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    for (;;) {
      const next = reader.read();
      const read = await Promise.race([next, late.promise]);
      if (read === null) return goingOn(parts, next, reader);
      if (read.done) return Buffer.concat(parts);
      parts.push(read.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function goingOn(
  parts: readonly Uint8Array[],
  next: ReturnType<Reader['read']>,
  reader: Reader,
): ReadableStream<Uint8Array> {
  let coming: typeof next | null = next;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
    },
    async pull(controller) {
      const { done, value } = await (coming ?? reader.read());
      coming = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
