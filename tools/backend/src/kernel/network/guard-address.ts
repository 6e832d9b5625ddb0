import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** What a request has to be made with, so that it reaches nothing but the internet. */
export interface AddressGuard {
  /** Resolves the name; the address that was checked is the one that is connected to. */
  lookup?: LookupFunction;
  /** No shared agent: a pooled connection would answer for an address that was checked long ago. */
  agent: false;
}

/**
 * Guards a request to an address that somebody has typed. Redirects are for the caller to leave alone.
 * @param allowPrivate the other side may stand in the own network
 * @throws Error `private address` where the address itself is one
 */
export function guardAddress(url: URL, allowPrivate: boolean): AddressGuard {
  if (allowPrivate) return { agent: false };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress();
  return { agent: false, lookup: lookupPublic };
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
