import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseHex } from '@m30/ui-kit/colour';
import { readableColors } from './readable-colors.ts';

test.each([
  ['#1d5570', '#1d5570', '#ffffff'],
  [' #FFF ', '#ffffff', '#12202a'],
  ['#c93a0c', '#c93a0c', '#ffffff'],
  ['#dce7ed', '#dce7ed', '#12202a'],
])('%s is written on in %s with %s', (color, ground, text) => {
  expect(readableColors(color)).toEqual({ ground, text });
});

test.each([
  undefined,
  '',
  'red',
  'rgb(0 0 0)',
  '#12',
  '#12345',
  '#ggg',
  '#fff;position:fixed',
  'url(x)',
])('%s is no colour', (color) => {
  expect(readableColors(color)).toBeNull();
});

test.each([
  ['#ffffff', null],
  ['#eef2f4', null],
  ['#ffee00', null],
  ['#c93a0c', '#c93a0c'],
])('a control of %s on white is %s', (color, ground) => {
  expect(readableColors(color, '#ffffff')?.ground ?? null).toBe(ground);
});

test('text on any colour can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const colors = readableColors(`#${number.toString(16).padStart(6, '0')}`);
      const [ground, text] = [parseHex(colors?.ground ?? ''), parseHex(colors?.text ?? '')];
      expect(ground && text && contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 5000 },
  );
});
