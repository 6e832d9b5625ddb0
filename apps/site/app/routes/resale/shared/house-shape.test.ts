import { describe, expect, test } from 'vitest';
import { houseShape } from './house-shape.ts';

const house = { house: 'дом', floor: 3, floors: 9 } as const;
const count = (path: string) => path.match(/M/g)?.length;

describe('the drawing of a house', () => {
  test.each([
    ['old', 9],
    ['stalin', 10],
    ['brick', 11],
    ['panel', 11],
    ['monolith', 8],
  ] as const)('of the kind «%s» has a row of windows a storey, one a bay', (houseKind, bays) => {
    const { panes, viewBox, mark } = houseShape({ ...house, houseKind });
    expect(count(panes.rows)).toBe(9);
    const [pane, between] = panes.dashes;
    const [, from, to] = /^M(\S+) \S+?H([\d.]+)/.exec(panes.rows) ?? [];
    expect((Number(to) - Number(from) + between) / (pane + between)).toBeCloseTo(bays);
    expect(count(mark)).toBe(1);
    // Everything stands within the picture, the ground included.
    const [, top, , height] = viewBox;
    expect(top + height).toBeGreaterThan(0);
  });

  test('marks higher storeys higher', () => {
    const markAt = (floor: number) =>
      Number(/^M0 (\S+?)h/.exec(houseShape({ ...house, houseKind: 'panel', floor }).mark)?.[1]);
    expect(markAt(1)).toBe(-3.7);
    expect(markAt(9)).toBeLessThan(markAt(8));
  });
});
