import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

// A stream of events is short lines over hours: an encoder for each would cost more than it saves.
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/([a-z.]+\+)?(json|xml)|image\/svg)/;

/**
 * Compresses dynamic answers and flushes after every chunk, so that a streamed page still arrives
 * piece by piece. Assets are compressed ahead of time and pass through.
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (!body || c.req.method === 'HEAD' || headers.has('content-encoding')) return;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return;
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  c.res = new Response(Readable.toWeb(source.pipe(encoder)) as ReadableStream, c.res);
  c.res.headers.set('content-encoding', encoding);
  c.res.headers.append('vary', 'Accept-Encoding');
  c.res.headers.delete('content-length');
};
