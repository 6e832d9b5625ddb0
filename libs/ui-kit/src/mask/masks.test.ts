import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMask, isComplete, type Mask } from './define-mask.ts';
import { masks, normaliseMasked, type MaskName } from './masks.ts';

const table: [MaskName, Mask][] = Object.entries(masks).map(([name, mask]) => [
  name as MaskName,
  mask,
]);

/** Texts that people paste: digits and what stands between them, and anything at all. */
const pasted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789+-. ,/:()\u00a0№а') }),
);

describe.each(table)('%s', (name, mask) => {
  it('shows again what it has shown, whatever was pasted', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const shown = formatMask(mask, text);
        expect(formatMask(mask, shown)).toBe(shown);
        expect(formatMask(mask, mask.digits(shown))).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(mask.pattern.length);
      }),
      { numRuns: 500 },
    );
  });

  it('gives a value only when nothing is missing, and the same one from what it shows', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const value = normaliseMasked(name, formatMask(mask, text));
        if (value === null) return;
        expect(isComplete(mask, text)).toBe(true);
        expect(normaliseMasked(name, value)).toBe(value);
      }),
    );
  });
});

describe('normaliseMasked', () => {
  it.each<[MaskName, string, string | null]>([
    ['phone', '8 (921) 304-17-62', '+79213041762'],
    ['phone', '+7 (921) 304', null],
    ['date', '1985-03-05', '05.03.1985'],
    ['phone', '+380 44 123-45-67', null],
    ['date', '5 марта 2003', '05.03.2003'],
    ['date', '5 мая 2003 г.', '05.05.2003'],
    ['date', '15 Янв. 1999', '15.01.1999'],
    ['date', '5 или 2003', null],
    ['date', '05.03.198', null],
    ['time', '9:30', '09:30'],
    ['time', '25:00', null],
    ['time', '09:60', null],
    ['time', '99:99', null],
    ['snils', '112-233-445 95', '11223344595'],
    ['departmentCode', '780-023', '780023'],
    ['inn', '7707083893', null],
    ['percent', '12,5', '12'],
    ['number', '1 000 000,50', '1000000'],
    ['number', '1.000.000', '1000000'],
    ['number', '', null],
  ])('%s of %j is %j', (name, text, expected) => {
    expect(normaliseMasked(name, text)).toBe(expected);
  });
});
