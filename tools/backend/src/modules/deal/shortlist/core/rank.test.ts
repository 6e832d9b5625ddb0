import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vote } from './types.ts';
import { rank, standingOf } from './rank.ts';

test.each([
  [[], 2, 'open'],
  [[null, null], 2, 'open'],
  [['heart'], 1, 'some'],
  [['heart', null], 2, 'some'],
  [['heart', 'heart'], 2, 'all'],
  [['heart', 'heart'], 3, 'some'],
  [['heart', 'veto'], 2, 'vetoed'],
  [['veto'], 1, 'vetoed'],
] as const)('of %j among %i the standing is %s', (votes, members, standing) => {
  expect(standingOf(votes, members)).toBe(standing);
});

const lot = (id: string, votes: readonly Vote[], isGone = false) => ({ id, votes, isGone });

test('what both want is the first, a veto the last of what can be bought, a sold lot the last of all', () => {
  const lots = [
    lot('sold', ['heart', 'heart'], true),
    lot('vetoed by one', ['heart', 'veto']),
    lot('vetoed by both', ['veto', 'veto']),
    lot('unspoken', []),
    lot('of one', ['heart']),
    lot('of both', ['heart', 'heart']),
  ];
  expect(rank(lots, 2).map(({ id }) => id)).toEqual([
    'of both',
    'of one',
    'unspoken',
    'vetoed by one',
    'vetoed by both',
    'sold',
  ]);
});

const someVotes = fc.array(fc.constantFrom<Vote>('heart', 'veto', null), { maxLength: 6 });
const someLots = fc.array(fc.record({ id: fc.nat(), votes: someVotes, isGone: fc.boolean() }), {
  maxLength: 8,
});

test('nothing is lost, ranking twice changes nothing, and one heart more never sends a lot back', () => {
  fc.assert(
    fc.property(someLots, fc.integer({ min: 6, max: 6 }), (lots, members) => {
      const ranked = rank(lots, members);
      expect(new Set(ranked)).toEqual(new Set(lots));
      expect(rank(ranked, members)).toEqual(ranked);
      const [first] = lots;
      if (!first || first.votes.length > 5) return;
      const liked = { ...first, votes: [...first.votes, 'heart' as const] };
      const after = rank([liked, ...lots.slice(1)], members);
      expect(after.indexOf(liked)).toBeLessThanOrEqual(ranked.indexOf(first));
    }),
  );
});
