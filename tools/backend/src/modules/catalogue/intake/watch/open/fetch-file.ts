import type { IncomingMessage } from 'node:http';
import { guardedRequest } from '../../../../../kernel/network/guarded-request.ts';
import type { FileMark } from './file-mark.ts';
import type { Opened } from './opened.ts';
import { networkFailure, SourceFailure } from './source-failure.ts';

export interface FetchBounds {
  /** The source may stand in the own network, and without a certificate. */
  allowPrivate: boolean;
  /** Milliseconds for the whole file. */
  timeout: number;
  /** Bytes. */
  largest: number;
  /** What is said of a larger one, in Russian. */
  tooLarge: string;
}

/**
 * Asks an address for its file, unless it is the one that was seen. Redirects are not followed.
 * @param signal ends it together with the process
 * @throws SourceFailure, at once or while the file is read
 */
export async function fetchFile(
  url: URL,
  { seen, signal, ...bounds }: FetchBounds & { seen: FileMark | null; signal: AbortSignal },
): Promise<Opened> {
  const expired = AbortSignal.timeout(bounds.timeout);
  const failed = (error: unknown) =>
    expired.aborted
      ? new SourceFailure(`Файл не пришёл за ${Math.ceil(bounds.timeout / 1000)} с`)
      : (networkFailure(error) ?? error);
  try {
    const response = await send(url, {
      allowPrivate: bounds.allowPrivate,
      signal: AbortSignal.any([signal, expired]),
      headers: { 'accept-encoding': 'identity', ...conditions(seen) },
    });
    if (response.statusCode === 304) {
      response.resume();
      return { state: 'unchanged', note: 'Файл не менялся' };
    }
    const problem = problemOf(response, bounds);
    if (problem) {
      response.destroy();
      throw new SourceFailure(problem);
    }
    const bytes = bounded(response, bounds, failed);
    return { state: 'file', file: nameOf(url), bytes, mark: markOf(response) };
  } catch (error) {
    throw failed(error);
  }
}

function send(url: URL, options: Parameters<typeof guardedRequest>[1]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    guardedRequest(url, options, resolve).on('error', reject).end();
  });
}

const conditions = (seen: FileMark | null): Record<string, string> => ({
  ...(seen?.etag !== undefined && { 'if-none-match': seen.etag }),
  ...(seen?.lastModified !== undefined && { 'if-modified-since': seen.lastModified }),
});

function markOf({ headers: { etag, 'last-modified': lastModified } }: IncomingMessage): FileMark {
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}

/** Why an answer is no file; `null` where it is one. */
function problemOf(response: IncomingMessage, { largest, tooLarge }: FetchBounds): string | null {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400) {
    const to = (headers.location ?? '').slice(0, 200);
    return `Адрес ведёт на другой${to && `: ${to}`}. Укажите сразу тот`;
  }
  if (status === 401 || status === 403) return `Источник не пускает: ответ ${status}`;
  if (status === 404 || status === 410) return `По этому адресу файла нет: ответ ${status}`;
  if (status !== 200) return `Источник ответил ошибкой ${status}`;
  if (/^\s*text\/html/i.test(headers['content-type'] ?? '')) {
    return 'По этому адресу страница сайта, а не файл';
  }
  if (!['identity', undefined].includes(headers['content-encoding'])) {
    return 'Источник отдаёт файл сжатым, хотя его просили не сжимать';
  }
  return Number(headers['content-length'] ?? 0) > largest ? tooLarge : null;
}

/** A body that ends before its length, or says none and goes on for ever, is a failure. */
async function* bounded(
  response: IncomingMessage,
  { largest, tooLarge }: FetchBounds,
  failed: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > largest) throw new SourceFailure(tooLarge);
      yield part;
    }
  } catch (error) {
    throw failed(error);
  }
}

/** `https://crm.example/feeds/flats.xml?key=1` → `flats.xml`; the query may hold a key, and is nobody's to read. */
function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last).slice(0, 100);
  } catch {
    return last.slice(0, 100);
  }
}
