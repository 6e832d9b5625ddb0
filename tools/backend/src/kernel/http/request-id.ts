import { randomUUID } from 'node:crypto';
import { trustsNeighbour, type TrustProxy } from '../network/trust-proxy.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Name of a request in the log: what a trusted proxy calls it, else a new one. */
export function requestIdOf(trust: TrustProxy, socket: string, given: string | undefined): string {
  const known = given !== undefined && REQUEST_ID.test(given) && trustsNeighbour(trust, socket);
  return known ? given : randomUUID();
}
