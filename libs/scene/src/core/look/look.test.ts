import { describe, expect, test } from 'vitest';
import { duskOf } from '../model/model-light.ts';
import { FRAME } from '../view/view.ts';
import { glassAway, lookBetween, looked, slopesOf, STRAIGHT } from './look.ts';
import { roomParts } from './room.ts';

const window = {
  ...{ x: 0, y: 0, z: 7, floor: 6.2, facing: 180, width: 1.7, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};

describe('a look out of a window', () => {
  test('begins as a still does: as wide as its frame, two thirds of it below the horizon', () => {
    const { right, top, bottom } = slopesOf(STRAIGHT, FRAME.ratio);
    expect((Math.atan(right) * 360) / Math.PI).toBeCloseTo(FRAME.angle);
    expect(top / (top - bottom)).toBeCloseTo(0.36);
  });

  test('is as high on a narrow canvas, and less wide', () => {
    const [wide, narrow] = [slopesOf(STRAIGHT, 1.6), slopesOf(STRAIGHT, 0.96)];
    expect(narrow.top).toBe(wide.top);
    expect(narrow.right).toBeCloseTo(wide.right * 0.6);
  });

  test('turns as far as the wall lets see, and no farther', () => {
    expect(looked(STRAIGHT, 30).aside).toBe(30);
    expect(looked(looked(STRAIGHT, 60), 60).aside).toBe(66);
    expect(looked(STRAIGHT, -200, 90)).toEqual({ aside: -66, horizon: 0.78 });
    expect(looked(STRAIGHT, 0, -90).horizon).toBe(0.06);
  });

  test('goes the straight way between two', () => {
    const half = lookBetween(STRAIGHT, looked(STRAIGHT, 40, 20), 0.5);
    expect(half.aside).toBe(20);
    expect(half.horizon).toBeCloseTo(0.45);
  });
});

describe('the window around who looks', () => {
  test('comes nearer the farther aside or up one looks', () => {
    const away = [0, 10, 20, 40, 60].map((aside) => glassAway({ ...STRAIGHT, aside }, window));
    expect(away).toEqual(away.toSorted((one, other) => other - one));
    expect(glassAway(looked(STRAIGHT, 0, 30), window)).toBeLessThan(away[0] as number);
    expect(glassAway(looked(STRAIGHT, -40), window)).toBe(glassAway(looked(STRAIGHT, 40), window));
  });

  test('lets the glass free, but for its frame and post', () => {
    const across = (parts: ReturnType<typeof roomParts>, right: number, up: number) =>
      parts.filter(({ corners }) => {
        const [xs, outs, zs] = [0, 1, 2].map((axis) => corners.map((one) => one[axis] as number));
        if (!xs || !outs || !zs || outs[0] !== outs[2]) return false;
        return (
          right > Math.min(...xs) &&
          right < Math.max(...xs) &&
          up > Math.min(...zs) &&
          up < Math.max(...zs)
        );
      }).length;
    const parts = roomParts(window, 1.2);
    expect(across(parts, 0.5, 0)).toBe(0);
    expect(across(parts, 0.84, 0)).toBeGreaterThan(0);
    expect(across(parts, 0.12, 0)).toBe(1);
    expect(across(roomParts({ ...window, width: 1.2 }, 1.2), 0.084, 0)).toBe(0);
    expect(across(parts, 3, 0)).toBe(1);
  });
});

test('haze and sky darken with the sun, and are never black', () => {
  const shares = [50, 20, 8, 2, -5].map((altitude) => duskOf({ azimuth: 180, altitude }));
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares[0]).toBe(1);
  expect(shares.at(-1)).toBeGreaterThan(0.75);
});
