import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CrmSettings } from '../../kernel/config/config.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Sends one JSON body under a key that is the same at every repeat; rejects unless it is taken. */
export type Webhook = (key: string, body: string, signal?: AbortSignal) => Promise<void>;

interface WebhookOptions extends CrmSettings {
  clock: () => Date;
  /** Milliseconds until the receiver has to have answered. */
  timeout: number;
}

/**
 * Makes the sender to a CRM's webhook. Redirects are not followed, and the address that was checked
 * is the one that is connected to, so that no name leads into the inner network afterwards.
 */
export function createWebhook(options: WebhookOptions): Webhook {
  const { url, secret, allowPrivate, clock, timeout } = options;
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');

  return async (key, body, signal) => {
    if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress();
    const seconds = Math.floor(clock().getTime() / 1000);
    const expired = AbortSignal.timeout(timeout);
    const status = await post(target, body, {
      ...(!allowPrivate && { lookup: lookupPublic }),
      signal: signal ? AbortSignal.any([signal, expired]) : expired,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'x-signature': `t=${seconds},v1=${sign(secret, `${seconds}.${body}`)}`,
      },
    });
    if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
  };
}

/** HMAC-SHA256 of a text, hex; the receiver computes the same over `{t}.{body}`. */
function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function post(target: URL, body: string, options: RequestOptions): Promise<number> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // No shared agent: a pooled connection would answer for an address that was checked long ago.
    const sent = request(target, { ...options, method: 'POST', agent: false }, (response) => {
      response.on('error', () => undefined);
      response.resume();
      resolve(response.statusCode ?? 0);
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
