import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalShare, readShare, restOf, writeShare } from './shares.ts';

describe('a share', () => {
  it.each([
    ['1/2', { numerator: 1, denominator: 2 }],
    [' 3 / 4 ', { numerator: 3, denominator: 4 }],
    ['1', { numerator: 1, denominator: 1 }],
    ['1/1', { numerator: 1, denominator: 1 }],
    ['', null],
    ['0/2', null],
    ['3/2', null],
    ['1/0', null],
    ['половина', null],
    ['-1/2', null],
    ['0,5', null],
  ])('typed as «%s» is %j', (text, share) => {
    expect(readShare(text)).toEqual(share);
  });

  it('is written as it is read', () => {
    expect(writeShare({ numerator: 1, denominator: 3 })).toBe('1/3');
    expect(writeShare({ numerator: 1, denominator: 1 })).toBe('1');
  });
});

describe('what is left of the whole', () => {
  it.each([
    [['1/2', '1/2'], 0, null],
    [['1/2', '1/3'], 1, { numerator: '1', denominator: '6' }],
    [['1/2', '2/3'], -1, { numerator: '1', denominator: '6' }],
    [['1'], 0, null],
  ])('after %j has the sign %d and is %j', (texts, sign, share) => {
    expect(restOf(texts.map(readShare).filter((one) => one !== null))).toEqual({ sign, share });
  });

  it('is nothing when a flat is divided equally, however many they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (people) => {
        const share = readShare(equalShare(people));
        expect(share).not.toBeNull();
        const all = Array.from({ length: people }, () => share ?? { numerator: 0, denominator: 1 });
        expect(restOf(all).sign).toBe(0);
      }),
    );
  });

  it('is what completes the sum exactly', () => {
    const share = fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
      .map(([a, b]) => ({ numerator: Math.min(a, b), denominator: Math.max(a, b) }));
    fc.assert(
      fc.property(fc.array(share, { maxLength: 5 }), (shares) => {
        const { sign, share: rest } = restOf(shares);
        const sum = shares.reduce((total, one) => total + one.numerator / one.denominator, 0);
        const left = rest ? (sign * Number(rest.numerator)) / Number(rest.denominator) : 0;
        expect(sum + left).toBeCloseTo(1, 9);
      }),
    );
  });
});
