import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { StoredFiles } from '../files/stored-files.ts';
import { refuse } from '../method/refuse.ts';
import { readRange } from './byte-range.ts';
import type { AppContext } from './env.ts';

/** A stored file as an answer gives it. */
export interface Sent {
  key: string;
  /** Bytes, as its row says. */
  size: number;
  /** Headers of the answer: type, disposition, and who may keep it. */
  headers: Readonly<Record<string, string>>;
}

const GONE = 'Файл не\u00a0найден. Напишите в\u00a0поддержку';

/**
 * Sends a stored file, or the part that `Range` asks for, to somebody who may have it.
 * @throws Refused 404 where its bytes are gone; FilesAway
 */
export async function sendStored(files: StoredFiles, c: AppContext, sent: Sent): Promise<Response> {
  const { key, size, headers } = sent;
  const range = readRange(c.req.header('range'), size);
  if (range === 'outside') return c.body(null, 416, { 'content-range': `bytes */${size}` });
  const found = await files.read(key, range === 'whole' ? undefined : range);
  if (!found) {
    c.get('log').error({ key }, 'a stored file is gone');
    throw refuse(404, GONE);
  }
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const body = noted(c, sent, found.stream);
  if (range === 'whole') {
    return c.body(body, 200, { ...all, 'content-length': String(found.size) });
  }
  const { start, end } = range;
  return c.body(body, 206, {
    ...all,
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${found.size}`,
  });
}

/** The answer has begun: a store that breaks off can only be told to the log, and the browser by a cut answer. */
function noted(
  c: AppContext,
  { key }: Sent,
  stream: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  async function* blocks() {
    try {
      yield* stream;
    } catch (error) {
      c.get('log').error({ err: error, key }, 'a stored file broke off');
      throw error;
    }
  }
  return NodeReadableStream.from(blocks()) as unknown as ReadableStream<Uint8Array>;
}

/**
 * Sends a stored file to be saved: by a link to the store where that gives one, else as `sendStored` does.
 * @throws Refused 404, FilesAway
 */
export async function sendStoredOrLink(
  files: StoredFiles,
  c: AppContext,
  sent: Sent,
): Promise<Response> {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = sent.headers;
  const link = await files.link(sent.key, { type, disposition });
  if (link === null) return sendStored(files, c, sent);
  return c.body(null, 303, {
    location: link,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}
