import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { gather } from './gather.ts';

// A stream of events is short lines over hours: an encoder for each would cost more than it saves.
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/([a-z.]+\+)?(json|xml)|image\/svg)/;

/** Milliseconds that a body has to end in to be sent whole; what takes longer arrives piece by piece. */
const IN_TIME = 250;

/** A window of 256 KiB is larger than nearly every answer; that of the default costs megabytes an answer. */
const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

type Encoding = 'br' | 'gzip';

/**
 * Compresses dynamic answers: whole ones in one piece, late ones flushed after every chunk. Assets are
 * compressed ahead of time and pass through.
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (c.req.method === 'HEAD' || headers.has('content-encoding')) return;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
  const encoding = acceptedBy(c);
  // A body of known length is whole already.
  if (!encoding && headers.has('content-length')) return varying(c);
  // Bytes that nobody looks at are sent as they are; a stream of them would be a copy.
  const { body } = c.res;
  if (!body) return;
  const gathered = await gather(body, IN_TIME);
  if (gathered instanceof ReadableStream) {
    c.res = new Response(encoding ? flushed(gathered, encoding) : gathered, c.res);
    c.res.headers.delete('content-length');
  } else {
    const bytes = encoding ? await encoded(gathered, encoding) : gathered;
    c.res = new Response(bytes, c.res);
    c.res.headers.set('content-length', String(bytes.length));
  }
  varying(c);
  if (encoding) c.res.headers.set('content-encoding', encoding);
};

function varying({ res: { headers } }: Context): void {
  // A cached page says so itself.
  if (/accept-encoding/i.test(headers.get('vary') ?? '')) return;
  headers.append('vary', 'Accept-Encoding');
}

function acceptedBy(c: Context): Encoding | null {
  const accepted = c.req.header('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? promisify(brotliCompress)(bytes, BROTLI) : promisify(gzip)(bytes);
}

function flushed(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream {
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(encoder)) as ReadableStream;
}
