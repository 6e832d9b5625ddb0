import { crownEntry, THROUGH_LEAVES, THROUGH_TWIGS } from '../geometry/crown.ts';
import { isBare } from '../geometry/season.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { prism } from '../solid/prism.ts';
import { entryOf, holds, type Solid } from '../solid/solid.ts';
import { monthOf } from '../sun/calendar.ts';
import { MINUTES, type SunYear } from '../sun/sun-year.ts';
import type { SceneWindow } from '../window/window.ts';

/**
 * The twin of `lightOf` without its index and without its formulas of the wall: the wall around the opening and what juts
 * out of it are bodies, and each ray is tried against everything.
 */
export function bruteMinutes(
  geometry: Geometry,
  window: SceneWindow,
  sun: SunYear,
  day: number,
): number {
  const { x, y, z } = window;
  const inner = at(window, 0, -0.05);
  const others = geometry.solids.filter((one) => !holds(one, inner[0], inner[1], z));
  const bodies = [...wallAround(window), ...others];
  const bare = isBare(monthOf(sun, day));
  let minutes = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const index = day * MINUTES + minute;
    const up = sun.up[index] as number;
    const [east, north] = [sun.east[index] as number, sun.north[index] as number];
    const toFront = at(window, 0, 1);
    if (up <= 0 || east * (toFront[0] - x) + north * (toFront[1] - y) <= 1e-6) continue;
    let light = 0;
    for (const right of [-1 / 3, 0, 1 / 3]) {
      for (const level of [1 / 6, 1 / 2, 5 / 6]) {
        const [px, py] = at(window, right * window.width, -window.reveal);
        const ray = [px, py, z + level * window.height, east, north, up] as const;
        if (bodies.some((body) => entryOf(body, ...ray) < Infinity)) continue;
        let share = 1;
        for (const crown of geometry.crowns) {
          if (crownEntry(crown, ...ray) === Infinity) continue;
          share *= bare && crown.deciduous ? THROUGH_TWIGS : THROUGH_LEAVES;
        }
        light += share;
      }
    }
    if (light / 9 >= 1 / 3 - 1e-9) minutes += 1;
  }
  return minutes;
}

/** A place on the ground: metres to the right of the window's middle, seen from the room, and outwards. */
function at({ x, y, facing }: SceneWindow, right: number, out: number): [number, number] {
  const angle = (facing * Math.PI) / 180;
  return [
    x + Math.cos(angle) * right + Math.sin(angle) * out,
    y - Math.sin(angle) * right + Math.cos(angle) * out,
  ];
}

function wallAround(window: SceneWindow): Solid[] {
  const { z, width, height, reveal, projections } = window;
  const box = (from: number, to: number, back: number, front: number, low: number, high: number) =>
    prism(
      'wall',
      // Counter-clockwise from above, with the room behind: right is clockwise of outwards.
      [
        at(window, from, front),
        at(window, from, back),
        at(window, to, back),
        at(window, to, front),
      ],
      z + low,
      z + high,
    );
  const half = width / 2;
  return [
    box(-half - 9, -half, -reveal, 0, -9, height + 9),
    box(half, half + 9, -reveal, 0, -9, height + 9),
    box(-half, half, -reveal, 0, height, height + 9),
    ...projections.map((one) =>
      box(one.from, one.to, 0, one.depth, one.below, one.below + one.thickness),
    ),
  ];
}
