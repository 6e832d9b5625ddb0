import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, linear, linePath, ticks } from './scale.ts';

const marks: [string, Parameters<typeof ticks>, number[]][] = [
  ['round numbers', [0, 100, 5], [0, 25, 50, 75, 100]],
  ['prices in millions', [22.39, 23.32, 4], [22, 22.5, 23, 23.5]],
  ['a value that does not change', [50, 50, 3], [45, 50, 55]],
  ['nothing but zero', [0, 0, 3], [0, 0.5, 1]],
  ['below zero', [-30, 70, 4], [-50, 0, 50, 100]],
  ['no values', [Infinity, -Infinity], [0, 1]],
];

describe('marks of an axis', () => {
  it.each(marks)('%s', (_, range, expected) => {
    expect(ticks(...range)).toEqual(expected);
  });

  it('take in every value, evenly apart, and stay few', () => {
    const money = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(money, money, fc.integer({ min: 2, max: 8 }), (one, other, atMost) => {
        const found = ticks(one, other, atMost);
        expect(found[0]).toBeLessThanOrEqual(Math.min(one, other));
        expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(one, other));
        expect(found.length).toBeLessThanOrEqual(atMost + 1);
      }),
    );
  });
});

describe('scale', () => {
  it.each([
    [0, 200],
    [50, 100],
    [100, 0],
  ])('puts %d at %d px', (value, pixels) => {
    expect(linear(0, 100, 200, 0)(value)).toBe(pixels);
  });

  it('puts everything at the start when there is no range', () => {
    expect(linear(5, 5, 10, 90)(5)).toBe(10);
  });
});

describe('labels that fit', () => {
  it.each<[number[], number, number[]]>([
    [[0, 50, 100, 150], 40, [0, 1, 2, 3]],
    [[0, 50, 100, 150], 60, [1, 3]],
    [[0, 20, 40, 60, 80], 50, [1, 4]],
    [[10], 60, [0]],
    [[], 60, []],
  ])('%j at %d px', (places, width, expected) => {
    const widths = places.map(() => width);
    expect(fitting(places, widths)).toEqual(expected);
  });

  it('keeps them all while only the long ones have short neighbours', () => {
    expect(fitting([0, 50, 100], [80, 20, 80])).toEqual([0, 1, 2]);
  });
});

describe('line', () => {
  it.each([
    [false, 'M0 10L5 20L10 0'],
    [true, 'M0 10H5V20H10V0'],
  ])('with steps: %s', (step, expected) => {
    const points = [
      [0, 10],
      [5, 20],
      [10, 0],
    ] as const;
    expect(linePath(points, step)).toBe(expected);
  });
});
