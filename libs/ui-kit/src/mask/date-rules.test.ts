import { describe, expect, it } from 'vitest';
import { correctDate, WRONG_DATE } from './date-rules.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const refused = { value: '20.11.2026', message: WRONG_DATE };

describe('correctDate', () => {
  it.each([
    ['05.03.1985', null],
    ['01.01.1900', null],
    ['20.11.2026', null],
    ['29.02.2024', null],
    ['31.12.1899', refused],
    ['21.11.2026', refused],
    ['01.01.2027', refused],
    ['05.13.1985', refused],
    ['32.03.1985', refused],
    ['00.03.1985', refused],
    ['05.00.1985', refused],
    ['31.02.1985', refused],
    ['29.02.2025', refused],
    ['01.01.0000', refused],
  ])('%s → %j', (shown, expected) => expect(correctDate(shown, now)).toEqual(expected));

  it('counts the day on the clock of Petersburg', () => {
    const lateInUtc = new Date('2026-11-20T22:30:00Z');
    expect(correctDate('21.11.2026', lateInUtc)).toBeNull();
  });
});
