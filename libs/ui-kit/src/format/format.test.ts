import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatCoordinate,
  formatCount,
  formatDate,
  formatFileSize,
  formatMillions,
  formatMoney,
  formatPercent,
  formatPlace,
  formatQuarter,
  plural,
} from './index.ts';

/** Tables are written with plain spaces; every space that is printed does not break. */
const nb = (text: string) => text.replaceAll(' ', '\u00a0');

describe('money', () => {
  it.each([
    [0, '0 ₽'],
    [50, '1 ₽'],
    [1_208_400_000, '12 084 000 ₽'],
    [-12_300, '−123 ₽'],
  ])('%i kopecks are %s', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(nb(text));
  });

  it('shows kopecks when asked', () => {
    expect(formatMoney(123_456, { fractionDigits: 2 })).toBe(nb('1 234,56 ₽'));
  });

  it.each([
    [1_220_000_000, '12,2 млн ₽'],
    [1_200_000_000, '12 млн ₽'],
    [95_000_000, '1 млн ₽'],
  ])('%i kopecks are %s', (kopecks, text) => {
    expect(formatMillions(kopecks)).toBe(nb(text));
  });

  it('reads back as the same roubles and never breaks a line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (roubles) => {
        const text = formatMoney(roubles * 100);
        expect(Number(text.replace('−', '-').replace(/[^\d-]/g, ''))).toBe(roubles);
        expect(text).not.toContain(' ');
      }),
    );
  });
});

describe('words beside numbers', () => {
  const lots = ['лот', 'лота', 'лотов'] as const;

  it.each([
    [0, 'лотов'],
    [1, 'лот'],
    [2, 'лота'],
    [5, 'лотов'],
    [11, 'лотов'],
    [12, 'лотов'],
    [21, 'лот'],
    [22, 'лота'],
    [111, 'лотов'],
    [-1, 'лот'],
  ])('%i goes with %s', (count, word) => {
    expect(plural(count, lots)).toBe(word);
  });

  it('depends on the last two digits alone', () => {
    fc.assert(
      fc.property(fc.nat(1e6), (count) => {
        expect(plural(count, lots)).toBe(plural((count % 100) + 100, lots));
      }),
    );
  });

  it('joins number and word', () => {
    expect(formatCount(1284, ['вариант', 'варианта', 'вариантов'])).toBe(nb('1 284 варианта'));
  });
});

describe('measures', () => {
  it.each([
    [48.4, '48,4 м²'],
    [60, '60 м²'],
    [1284.55, '1 284,6 м²'],
  ])('area %d is %s', (area, text) => {
    expect(formatArea(area)).toBe(nb(text));
  });

  it.each([
    [6, '6 %'],
    [-5.5, '−5,5 %'],
  ])('per cent %d is %s', (value, text) => {
    expect(formatPercent(value)).toBe(nb(text));
  });

  it.each([
    [0, '0 Б'],
    [1023, '1 023 Б'],
    [1024, '1 КБ'],
    [6_710_886, '6,4 МБ'],
    [1024 ** 2 - 1, '1 МБ'],
    [5 * 1024 ** 4, '5 120 ГБ'],
  ])('file of %i bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(nb(text));
  });
});

describe('time', () => {
  it.each([
    ['date', '20 ноября 2026'],
    ['day', '20 ноября'],
    ['short', '20.11.2026'],
    ['time', '01:05'],
    ['dateTime', '20 ноября, 01:05'],
    ['moment', '20.11, 01:05'],
    ['month', 'ноябрь 2026'],
    ['dayShort', '20 нояб.'],
    ['weekday', 'пятница, 20 ноября'],
    ['stamp', '20.11.2026 01:05'],
  ] as const)('a moment as %s is %s in Petersburg', (pattern, text) => {
    expect(formatDate('2026-11-19T22:05:00Z', pattern).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    ['inSentence', '20 ноября в 01:05'],
    ['fullInSentence', '20 ноября 2026 г. в 01:05'],
  ] as const)('a moment as %s is %s, with the plain spaces of an SMS', (pattern, text) => {
    expect(formatDate('2026-11-19T22:05:00Z', pattern)).toBe(text);
  });

  it('keeps a calendar date what it is', () => {
    expect(formatDate('2026-11-20', 'short')).toBe('20.11.2026');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('вчера')).toThrow(RangeError);
  });

  it.each([
    [null, 'дом сдан'],
    [{ year: 2027, quarter: 4 }, 'IV кв. 2027'],
    [{ year: 2026, quarter: 1 }, 'I кв. 2026'],
  ] as const)('handover %o is %s', (handover, text) => {
    expect(formatQuarter(handover).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('places', () => {
  it.each([
    [59.9111, 'latitude', '59°54′40″ N'],
    [30.3561, 'longitude', '30°21′22″ E'],
    [59.99999, 'latitude', '60°00′00″ N'],
    [-0.5, 'longitude', '0°30′00″ W'],
  ] as const)('%d of %s is %s', (degrees, axis, text) => {
    expect(formatCoordinate(degrees, axis)).toBe(nb(text));
  });

  it('joins latitude and longitude', () => {
    expect(formatPlace({ lat: 59.9111, lon: 30.3561 }).replaceAll('\u00a0', ' ')).toBe(
      '59°54′40″ N, 30°21′22″ E',
    );
  });

  it('is never more than half a second away', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (degrees) => {
        const [d = 0, m = 0, s = 0] = (
          formatCoordinate(degrees, 'latitude').match(/\d+/g) ?? []
        ).map(Number);
        expect(m).toBeLessThan(60);
        expect(s).toBeLessThan(60);
        const seconds = d * 3600 + m * 60 + s;
        expect(Math.abs(seconds - Math.abs(degrees) * 3600)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
