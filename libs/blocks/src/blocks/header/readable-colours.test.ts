import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, readableColours } from './readable-colours.ts';

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

const rgb = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

it('is readable on every ground, whatever is chosen', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const { light = '', deep = '' } = readableColours(color) ?? {};
      for (const ground of ['#ffffff', '#eef2f4']) {
        expect(contrast(rgb(light), rgb(ground))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(rgb(deep), rgb('#0d222e'))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
