import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, plan } from './fit.fixture.ts';
import { nearest, raysOf } from './reach.ts';
import { sharedPart, uncoveredArea } from './rect.ts';

const rects = fc
  .tuple(
    fc.nat(300),
    fc.nat(300),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 200 }),
  )
  .map((sizes) => box(...sizes));

describe('geometry', () => {
  it('what is covered and what is not make the whole', () => {
    fc.assert(
      fc.property(rects, rects, (one, other) => {
        const shared = sharedPart(one, other);
        const covered = shared ? shared.width * shared.height : 0;
        expect(uncoveredArea(one, [other]) + covered).toBe(one.width * one.height);
      }),
    );
  });

  it('two items see each other at one distance', () => {
    fc.assert(
      fc.property(rects, fc.integer({ min: 1, max: 100 }), (one, gap) => {
        const other = { ...one, left: one.left + one.width + gap };
        const floor = [box(-10, -10, 2000, 2000)];
        const there = nearest(raysOf(one, 'right', floor, [null, other]));
        const back = nearest(raysOf(other, 'left', floor, [one, null]));
        expect([there.distance, there.item, back.distance, back.item]).toEqual([gap, 1, gap, 0]);
      }),
    );
  });

  it('a ray goes through an open way as far as the floor does', () => {
    const [doorway] = plan.doors;
    const floor = [...plan.rooms.flatMap(({ boxes }) => boxes), doorway?.box ?? box(0, 0, 0, 0)];
    const down = raysOf(box(80, 100, 50, 50), 'bottom', floor, []);
    expect(down.map(({ distance }) => distance)).toEqual(down.map(() => 494));
    expect(nearest(raysOf(box(200, 100, 50, 50), 'bottom', floor, [])).distance).toBe(310);
  });
});
