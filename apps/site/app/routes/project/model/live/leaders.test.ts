import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadersOf, type Plate } from './leaders.ts';

const plate = (x: number, y: number): Plate => ({ x, y, width: 100, height: 40 });
const inPicture = fc.record({
  x: fc.integer({ min: 60, max: 900 }),
  y: fc.integer({ min: 500, max: 700 }),
  width: fc.integer({ min: 40, max: 120 }),
  height: fc.integer({ min: 20, max: 48 }),
});

test('plates that are apart have leaders of one length', () => {
  expect(leadersOf([plate(100, 200), plate(300, 210)])).toEqual([26, 26]);
});

test('the farther one of two that would lie on each other is lifted above the nearer', () => {
  expect(leadersOf([plate(100, 200), plate(150, 230)])).toEqual([39, 26]);
});

test('a lifted plate is lifted again by the next one that it meets', () => {
  expect(leadersOf([plate(100, 230), plate(120, 200), plate(140, 190)])).toEqual([26, 39, 72]);
});

test('a plate under the upper edge stays in the picture', () => {
  expect(leadersOf([plate(100, 50), plate(300, 20)])).toEqual([10, 0]);
});

test('no two plates lie on each other, whatever the picture', () => {
  fc.assert(
    fc.property(fc.array(inPicture, { maxLength: 8 }), (plates) => {
      const boxes = leadersOf(plates).map((leader, index) => {
        const { x, y, width, height } = plates[index] as Plate;
        return { left: x - width / 2, right: x + width / 2, bottom: y - leader, height };
      });
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isBeside = one.right <= other.left || other.right <= one.left;
          const isAbove =
            one.bottom <= other.bottom - other.height || other.bottom <= one.bottom - one.height;
          expect(isBeside || isAbove).toBe(true);
        }
      }
    }),
  );
});
