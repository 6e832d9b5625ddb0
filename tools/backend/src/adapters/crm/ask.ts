import { text } from 'node:stream/consumers';
import { guardedRequest } from '../../kernel/network/guarded-request.ts';

interface Asked {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** What somebody outside answered, whatever the status. */
export interface Answer {
  status: number;
  text: string;
  /** Seconds of `Retry-After`; `null` where it says none. */
  retryAfter: number | null;
}

/** Sends one request; rejects where no answer comes. */
export type Ask = (url: URL, asked: Asked) => Promise<Answer>;

/** Bytes of an answer that are read; what comes after is none of ours. */
const LONGEST_ANSWER = 1024 * 1024;

/**
 * Makes requests to a CRM. Redirects are not followed, and the address that was checked is the one that is connected to, so
 * that no name leads into the inner network afterwards.
 * @param timeout milliseconds until the other side has to have answered
 */
export function createAsk({
  allowPrivate,
  timeout,
}: {
  allowPrivate: boolean;
  timeout: number;
}): Ask {
  return (url, { method, headers = {}, body = '', signal }) => {
    const expired = AbortSignal.timeout(timeout);
    return send(url, body, {
      allowPrivate,
      method,
      signal: signal ? AbortSignal.any([signal, expired]) : expired,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
  };
}

function send(
  url: URL,
  body: string,
  options: Parameters<typeof guardedRequest>[1],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = guardedRequest(url, options, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > LONGEST_ANSWER) response.destroy(new Error('answer too long'));
      });
      const status = response.statusCode ?? 0;
      const retryAfter = Number(response.headers['retry-after'] ?? NaN);
      text(response).then(
        (read) =>
          resolve({ status, text: read, retryAfter: isNaN(retryAfter) ? null : retryAfter }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
