import { expect, test } from 'vitest';
import { createConnectionLimit, type ConnectionLimit } from './connection-limit.ts';

const bounds = { address: 3, visitor: 2, all: 10 };
const one = { address: '203.0.113.7' };

const opened = (limit: ConnectionLimit, ...[client]: Parameters<ConnectionLimit['open']>) => {
  const leave = limit.open(client);
  if (typeof leave === 'string') throw new Error(leave);
  return leave;
};

test('an address has as many as it may have, others have theirs, and who leaves makes room', () => {
  const limit = createConnectionLimit(bounds);
  const [leave] = [1, 2, 3].map(() => opened(limit, one));
  expect(limit.open(one)).toBe('own');
  opened(limit, { address: '203.0.113.8' });
  leave?.();
  // Leaving twice releases one connection.
  leave?.();
  opened(limit, one);
  expect(limit.open(one)).toBe('own');
});

test('a home is one address of IPv6, and a larger network has more', () => {
  const limit = createConnectionLimit(bounds);
  for (const host of ['1', '2', '3']) opened(limit, { address: `2001:db8:0:1::${host}` });
  expect(limit.open({ address: '2001:db8:0:1::4' })).toBe('own');
  for (const net of [2, 3, 4]) {
    for (const host of [1, 2]) opened(limit, { address: `2001:db8:0:${net}::${host}` });
  }
  expect(createConnectionLimit({ ...bounds, all: 0 }).open(one)).toBe('all');
});

test('a visitor has as many as he may have, from whatever address', () => {
  const limit = createConnectionLimit(bounds);
  const from = (host: number, visitor: string) => ({ address: `198.51.100.${host}`, visitor });
  opened(limit, from(1, 'anna'));
  opened(limit, from(2, 'anna'));
  expect(limit.open(from(3, 'anna'))).toBe('own');
  opened(limit, from(3, 'boris'));
  // Nobody is known by no key.
  for (const host of [4, 5, 6]) opened(limit, from(host, ''));
});

test('past all of them nobody gets one, and that is said apart', () => {
  const limit = createConnectionLimit({ ...bounds, all: 2 });
  const leave = opened(limit, one);
  opened(limit, { address: '198.51.100.1' });
  expect(limit.open({ address: '198.51.100.2' })).toBe('all');
  leave();
  opened(limit, { address: '198.51.100.2' });
});
