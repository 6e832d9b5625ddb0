import { expect, test } from 'vitest';
import { createSeats, type Seats } from './seats.ts';

const bounds = { address: 3, visitor: 2, all: 10 };
const one = { address: '203.0.113.7' };

const leaving = (seats: Seats, ...[sitter]: Parameters<Seats['take']>) => {
  const leave = seats.take(sitter);
  if (typeof leave === 'string') throw new Error(leave);
  return leave;
};

test('an address has as many as it may have, others have theirs, and who leaves makes room', () => {
  const seats = createSeats(bounds);
  const [leave] = [1, 2, 3].map(() => leaving(seats, one));
  expect(seats.take(one)).toBe('own');
  leaving(seats, { address: '203.0.113.8' });
  leave?.();
  // Leaving twice gives one place back.
  leave?.();
  leaving(seats, one);
  expect(seats.take(one)).toBe('own');
});

test('a home is one address of IPv6, and a larger network has more', () => {
  const seats = createSeats(bounds);
  for (const host of ['1', '2', '3']) leaving(seats, { address: `2001:db8:0:1::${host}` });
  expect(seats.take({ address: '2001:db8:0:1::4' })).toBe('own');
  for (const net of [2, 3, 4]) {
    for (const host of [1, 2]) leaving(seats, { address: `2001:db8:0:${net}::${host}` });
  }
  expect(createSeats({ ...bounds, all: 0 }).take(one)).toBe('all');
});

test('a visitor has as many as he may have, from whatever address', () => {
  const seats = createSeats(bounds);
  const from = (host: number, visitor: string) => ({ address: `198.51.100.${host}`, visitor });
  leaving(seats, from(1, 'anna'));
  leaving(seats, from(2, 'anna'));
  expect(seats.take(from(3, 'anna'))).toBe('own');
  leaving(seats, from(3, 'boris'));
  // Nobody is known by no key.
  for (const host of [4, 5, 6]) leaving(seats, from(host, ''));
});

test('past all of them nobody gets one, and that is said apart', () => {
  const seats = createSeats({ ...bounds, all: 2 });
  const leave = leaving(seats, one);
  leaving(seats, { address: '198.51.100.1' });
  expect(seats.take({ address: '198.51.100.2' })).toBe('all');
  leave();
  leaving(seats, { address: '198.51.100.2' });
});
