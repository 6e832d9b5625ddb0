import { BlockList, isIP } from 'node:net';
import { plainAddress } from './network-address.ts';

/** Whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
export type TrustProxy =
  | { readonly kind: 'none' }
  /** As many proxies stand before this process, whatever their addresses. */
  | { readonly kind: 'hops'; readonly count: number }
  /** Only proxies with these addresses. */
  | { readonly kind: 'list'; readonly has: (ip: string) => boolean };

/** Reads `TRUST_PROXY`: a number of proxies, or addresses and CIDR ranges; `null` if it is neither. */
export function parseTrustProxy(value: string): TrustProxy | null {
  if (/^\d{1,2}$/.test(value)) {
    const count = Number(value);
    return count === 0 ? { kind: 'none' } : { kind: 'hops', count };
  }
  const known = new BlockList();
  for (const entry of value.split(',')) {
    if (!addRange(known, entry.trim())) return null;
  }
  return { kind: 'list', has: (ip) => isIP(ip) !== 0 && known.check(ip, family(ip)) };
}

function addRange(known: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) {
    known.addAddress(address, family(address));
    return true;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits > (family(address) === 'ipv4' ? 32 : 128)) return false;
  known.addSubnet(address, bits, family(address));
  return true;
}

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/**
 * Finds the visitor's address: the socket's own, or the nearest forwarded one that no trusted
 * proxy has.
 */
export function visitorAddress(trust: TrustProxy, socket: string, forwardedFor: string): string {
  const chain = [...forwardedFor.split(','), socket].map(withoutPort).filter(Boolean);
  const own = withoutPort(socket);
  if (trust.kind === 'none') return own;
  if (trust.kind === 'hops') return chain.at(-1 - trust.count) ?? chain[0] ?? own;
  return chain.findLast((ip) => !trust.has(ip)) ?? chain[0] ?? own;
}

/** Tells whether headers set by the neighbour on the socket count. */
export function trustsNeighbour(trust: TrustProxy, socket: string): boolean {
  if (trust.kind === 'list') return trust.has(withoutPort(socket));
  return trust.kind === 'hops';
}

/** An address without spaces, brackets and a port, in its one spelling; what is none becomes ''. */
function withoutPort(value: string): string {
  const bare = value
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return plainAddress(bare);
}
