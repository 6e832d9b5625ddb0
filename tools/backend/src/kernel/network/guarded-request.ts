import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { guardAddress } from './guard-address.ts';

/**
 * Begins a request that reaches nothing but the internet; the caller sends its body and listens to its errors.
 * @throws Error `private address` where the address itself is one
 */
export function guardedRequest(
  url: URL,
  { allowPrivate, ...options }: RequestOptions & { allowPrivate: boolean },
  onResponse: (response: IncomingMessage) => void,
): ClientRequest {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return request(url, { ...options, ...guardAddress(url, allowPrivate) }, onResponse);
}
