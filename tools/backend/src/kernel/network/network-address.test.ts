import { expect, test } from 'vitest';
import { networksOf, plainAddress } from './network-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['010.1.1.1', ''],
  ['1', ''],
  ['unknown', ''],
  ['', ''],
])('%s is %s', (text, address) => expect(plainAddress(text)).toBe(address));

test('an IPv4 address and a name are alone', () => {
  expect(networksOf('::ffff:192.0.2.1')).toEqual([{ key: '192.0.2.1', factor: 1 }]);
  expect(networksOf('+79215550102')).toEqual([{ key: '+79215550102', factor: 1 }]);
});

test('an IPv6 address counts for its /64, /56 and /48', () => {
  const networks = [
    { key: '2001:db8:1:203::/64', factor: 1 },
    { key: '2001:db8:1:200::/56', factor: 4 },
    { key: '2001:db8:1::/48', factor: 16 },
  ];
  expect(networksOf('2001:db8:1:203::1')).toEqual(networks);
  expect(networksOf('2001:db8:1:203:ffff:ffff:ffff:ffff')).toEqual(networks);
});
