import { describe, expect, test } from 'vitest';
import { parseTrustProxy, visitorAddress, type TrustProxy } from './trust-proxy.ts';

const parsed = (value: string): TrustProxy => {
  const trust = parseTrustProxy(value);
  if (!trust) throw new Error(`${value} is not readable`);
  return trust;
};

describe('the visitor’s address', () => {
  const none: TrustProxy = { kind: 'none' };
  const local = parsed('127.0.0.1, 10.0.0.0/8, ::1');

  test.each([
    ['nobody is trusted', none, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['no proxy spoke', local, '127.0.0.1', '', '127.0.0.1'],
    ['one trusted proxy', local, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a mapped address', local, '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a mapped address in hexadecimal', local, '::ffff:7f00:1', '::ffff:c633:6401', '198.51.100.1'],
    ['two trusted proxies', local, '::1', '198.51.100.1, 10.2.3.4', '198.51.100.1'],
    ['a forged first entry', local, '127.0.0.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['an untrusted neighbour', local, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['rubbish in the header', local, '127.0.0.1', 'unknown, <b>', '127.0.0.1'],
    ['a port and brackets', local, '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['one hop', parsed('1'), '192.0.2.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['two hops', parsed('2'), '192.0.2.1', '8.8.8.8, 198.51.100.1', '8.8.8.8'],
    ['more hops than entries', parsed('3'), '192.0.2.1', '198.51.100.1', '198.51.100.1'],
    ['zero hops', parsed('0'), '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ])('%s', (_, trust, socket, forwarded, expected) => {
    expect(visitorAddress(trust, socket, forwarded)).toBe(expected);
  });
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '1.2.3', 'all'])(
  '«%s» is not a setting',
  (value) => expect(parseTrustProxy(value)).toBeNull(),
);
