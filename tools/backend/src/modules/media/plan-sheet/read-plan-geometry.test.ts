import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlanGeometry } from './read-plan-geometry.ts';

const FOLDER = new URL('../../../../demo/media/plans/', import.meta.url);
const drawings = readdirSync(FOLDER).filter((name) => !name.endsWith('-mini.svg'));
const drawingOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

const sides = (boxes: readonly (readonly number[])[]) =>
  boxes.map(([, , width = 0, height = 0]) => Math.round(width * height * 10) / 10);

describe.each(drawings)('%s', (name) => {
  const svg = drawingOf(name);
  const { rooms, doors, width } = readPlanGeometry(svg, false);

  it('has all the floor that is written on it', () => {
    for (const { name: room, area, boxes } of rooms) {
      const floor = sides(boxes).reduce((sum, one) => sum + one, 0);
      // Areas of summer rooms are those behind their rails.
      const by = /лоджия|балкон|терраса/i.test(room) ? 0.2 * area : 0.06 * area;
      expect(Math.abs(floor - area), `${room}: ${floor} instead of ${area}`).toBeLessThan(by + 0.2);
    }
  });

  it('is entered by one door, and each room but one has a door', () => {
    const outer = doors.filter(({ between }) => between.includes(null));
    expect(outer).toHaveLength(1);
    expect(outer[0]?.leaf).not.toBeNull();
    const reached = new Set(doors.flatMap(({ between }) => between));
    // The drawing has two doors to its kitchen and none to this bedroom.
    const shut = name === 'e3-76.svg' ? ['Спальня'] : [];
    expect(rooms.filter((_, at) => !reached.has(at)).map((room) => room.name)).toEqual(shut);
  });

  it('has leaves as long as their holes', () => {
    for (const { box, leaf } of doors) {
      if (!leaf) continue;
      const [x = 0, y = 0] = leaf.hinge;
      const length = Math.max(box[2], box[3]);
      for (const [endX = 0, endY = 0] of [leaf.open, leaf.closed]) {
        expect(Math.hypot(endX - x, endY - y)).toBeCloseTo(length, 1);
      }
    }
  });

  it('is the same in a mirror', () => {
    const flipped = readPlanGeometry(svg, true);
    expect(flipped.doors.map(({ between }) => between.toSorted())).toEqual(
      doors.map(({ between }) => between.toSorted()),
    );
    flipped.rooms.forEach(({ boxes }, room) =>
      boxes.forEach(([left, top, wide], at) => {
        const own = rooms[room]?.boxes[at] ?? [0, 0, 0, 0];
        expect(left + wide).toBeCloseTo(width - own[0], 1);
        expect(top).toBe(own[1]);
      }),
    );
  });
});
