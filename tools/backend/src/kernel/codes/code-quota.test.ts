import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeQuota } from './code-quota.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const now = 1_000 * DAY;
/** Moments as seconds before now, oldest first. */
const ago = (...seconds: number[]) => seconds.map((one) => now - one * SECOND);

describe('a code', () => {
  test.each([
    ['the first one', ago(), { kind: 'free' }],
    ['a minute after the last', ago(60), { kind: 'free' }],
    ['sooner', ago(18), { kind: 'spaced', wait: 42 * SECOND }],
    ['at the same moment', ago(0), { kind: 'spaced', wait: 60 * SECOND }],
    ['the fifth of a day', ago(4000, 3000, 2000, 1000), { kind: 'free' }],
    [
      'the sixth of a day',
      ago(5000, 4000, 3000, 2000, 1000),
      { kind: 'spent', until: now - 5000 * SECOND + DAY },
    ],
    ['when the first of five is not a day old', ago(86_399, 4, 3, 2, 1), 'spent'],
    ['when the first of five is a day old', ago(86_400, 400, 300, 200, 100), { kind: 'free' }],
    ['with more than five on record', ago(900, 800, 700, 600, 500, 400), 'spent'],
    ['after one that the clock put two days ahead', ago(-176_459), { kind: 'free' }],
    [
      'after one of a clock that is half a minute ahead',
      ago(-30),
      { kind: 'spaced', wait: 60 * SECOND },
    ],
    [
      'after five of a clock that is half a minute ahead',
      ago(-26, -27, -28, -29, -30),
      { kind: 'spent', until: now + DAY },
    ],
  ])('%s', (_, sentAt, expected) => {
    const verdict = judgeQuota(sentAt, now, { most: 5, spaced: true });
    if (typeof expected === 'string') expect(verdict.kind).toBe(expected);
    else expect(verdict).toEqual(expected);
  });

  test('by another way need not wait', () => {
    expect(judgeQuota(ago(1), now, { most: 5, spaced: false })).toEqual({ kind: 'free' });
  });
});

test('whatever stands on record, nobody is told to wait longer than a minute, or a day', () => {
  const moment = fc.integer({ min: now - 3 * DAY, max: now + 30 * DAY });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 8 }), fc.boolean(), (sentAt, spaced) => {
      const verdict = judgeQuota(
        sentAt.toSorted((a, b) => a - b),
        now,
        { most: 5, spaced },
      );
      if (verdict.kind === 'spaced') expect(verdict.wait).toBeLessThanOrEqual(60 * SECOND);
      if (verdict.kind === 'spent') expect(verdict.until).toBeLessThanOrEqual(now + DAY);
    }),
  );
});
