import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are not the internet (IANA special-purpose registry). */
const NOT_INTERNET = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Global IPv6 lies within one range; in it, tunnels and examples may hide an inner address. */
const GLOBAL_IPV6 = '2000::/3';
const NOT_GLOBAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const inner = blockList(NOT_INTERNET, 'ipv4');
const global = blockList([GLOBAL_IPV6], 'ipv6');
const tunnels = blockList(NOT_GLOBAL_IPV6, 'ipv6');

/** Tells an address of the internet from one of this machine, its network or no network at all. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix = ''] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
