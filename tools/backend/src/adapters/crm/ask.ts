import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { isPublicAddress } from './is-public-address.ts';

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
  return async (url, { method, headers = {}, body = '', signal }) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress();
    const expired = AbortSignal.timeout(timeout);
    return send(url, body, {
      method,
      ...(!allowPrivate && { lookup: lookupPublic }),
      signal: signal ? AbortSignal.any([signal, expired]) : expired,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
  };
}

function send(url: URL, body: string, options: RequestOptions): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // No shared agent: a pooled connection would answer for an address that was checked long ago.
    const sent = request(url, { ...options, agent: false }, (response) => {
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

/** Resolves a name, and refuses it when any of its addresses is not on the internet. */
const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '', 0);
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(privateAddress(), '', 0);
    }
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

function privateAddress(): Error {
  return new Error('private address');
}
