import { isIP } from 'node:net';
import ipaddr, { type IPv6 } from 'ipaddr.js';

/**
 * The one spelling of an address: IPv4 within IPv6 as IPv4, IPv6 shortened, without the name of an interface; '' for what
 * is no address.
 */
export function plainAddress(text: string): string {
  const [bare = ''] = text.split('%', 1);
  // ipaddr.js reads «010.1» and «1» as old C programs did; Node does not.
  return isIP(bare) === 0 ? '' : ipaddr.process(bare).toString();
}

/** A part of the internet that shares a limit, and how many times the limit it has. */
export interface Network {
  key: string;
  factor: number;
}

/** What providers give to one customer, and how much more than the smallest of them a larger one may do. */
const PREFIXES: readonly [bits: number, factor: number][] = [
  [64, 1],
  [56, 4],
  [48, 16],
];

/**
 * Networks that an attempt from an address counts for, the narrowest first: a home has a /64 of IPv6 at least, so a single
 * address of it says nothing. An IPv4 address, and a key that is no address, is alone.
 */
export function networksOf(key: string): readonly Network[] {
  const address = plainAddress(key);
  if (isIP(address) !== 6) return [{ key: address || key, factor: 1 }];
  const { parts } = ipaddr.parse(address) as IPv6;
  return PREFIXES.map(([bits, factor]) => ({ key: `${network(parts, bits)}/${bits}`, factor }));
}

/** The smallest network of an address, for what is counted once: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => networksOf(address)[0]?.key ?? address;

/** The first bits of an address as groups of four hexadecimal digits. */
function network(parts: readonly number[], bits: number): string {
  const prefix = parts.slice(0, Math.ceil(bits / 16));
  const last = prefix.at(-1) ?? 0;
  const spare = prefix.length * 16 - bits;
  const groups = [...prefix.slice(0, -1), (last >> spare) << spare];
  return `${groups.map((group) => group.toString(16)).join(':')}::`;
}
