import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, parseHex } from '@m30/ui-kit/colour';
import { readableColours } from './readable-colours.ts';

it.each([
  ['#003355', '#003355'],
  ['#035', '#003355'],
])('leaves %s as it is on a light ground', (color, light) => {
  expect(readableColours(color)?.light).toBe(light);
});

it('leaves a light colour as it is on a deep ground, and darkens it on paper', () => {
  const found = readableColours('#ffcc00');
  expect(found?.deep).toBe('#ffcc00');
  expect(found?.light).not.toBe('#ffcc00');
});

it.each(['', 'red', '#12', '#1234567', 'url(x)', '#fff;color:red'])(
  'does not know «%s»',
  (color) => {
    expect(readableColours(color)).toBeNull();
  },
);

const onGround = (color: string, ground: string) => {
  const [one, other] = [parseHex(color), parseHex(ground)];
  return one && other && contrast(one, other);
};

it('is readable on every ground, whatever is chosen', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const { light = '', deep = '' } = readableColours(color) ?? {};
      for (const ground of ['#ffffff', '#eef2f4']) {
        expect(onGround(light, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(onGround(deep, '#0d222e')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
