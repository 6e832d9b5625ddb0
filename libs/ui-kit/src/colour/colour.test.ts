import { expect, test } from 'vitest';
import { contrast, formatHex, parseHex, type Rgb } from './index.ts';

// Pairs as the checker of WebAIM has them.
test.each<[Rgb, Rgb, number]>([
  [[0, 0, 0], [255, 255, 255], 21],
  [[255, 255, 255], [0, 0, 0], 21],
  [[119, 119, 119], [255, 255, 255], 4.48],
  [[255, 0, 0], [255, 255, 255], 4],
  [[0, 0, 255], [0, 0, 255], 1],
])('the contrast of %o and %o is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#1d5570', '#1d5570'],
  [' #FFF ', '#ffffff'],
  ['#035', '#003355'],
])('%s is %s', (colour, hex) => {
  const rgb = parseHex(colour);
  expect(rgb && formatHex(rgb)).toBe(hex);
});

test.each(['', 'red', '#12', '#12345', '#1234567', '#ggg', '#fff;color:red', 'url(x)'])(
  '«%s» is no colour',
  (colour) => {
    expect(parseHex(colour)).toBeNull();
  },
);
