import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fanOf } from '../fan/fan.ts';
import { geometryOf } from '../geometry/geometry.ts';
import { randomScene, randomWindow } from '../light/random-scene.fixture.ts';
import { scene as river } from '../scene/scene.fixture.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { castFrom } from '../view/cast.ts';
import { FRAME, viewOf } from '../view/view.ts';
import { acrossAt, cameraOf, riseAt } from './camera.ts';
import { drawView } from './draw-view.ts';
import { CROWN, GROUND, HOUSE, SKY, TRUNK, WATER } from './trace-buffer.ts';
import { traceView } from './trace.ts';

const KINDS = { sky: SKY, ground: GROUND, water: WATER, house: HOUSE, green: CROWN } as const;
const SUN = { azimuth: 180, altitude: 40 };
/** Pixels of a picture whose ray runs along an edge and may meet either side of it. */
const EDGES = 2;
const SMALL = { width: FRAME.columns, height: FRAME.rows };
const window = {
  ...{ x: 0, y: 0, z: 20.8, floor: 20, facing: 180, width: 1.8, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};

describe('a pixel of a view', () => {
  it('shows what the ray through its middle meets, as far away', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, (scene, seen) => {
        const geometry = geometryOf({ ...scene, water: river.water });
        const camera = cameraOf(seen, { ...SMALL, horizon: 0.36 });
        const { trace } = traceView(geometry, seen, camera);
        const fan = fanOf(geometry, seen, [camera.eye], { downwards: true });
        const { outX, outY, rightX, rightY } = camera.facade;
        let apart = 0;
        for (let at = 0; at < trace.kind.length; at += 1) {
          if (trace.kind[at] === TRUNK) continue;
          const [across, rise] = [
            acrossAt(camera, at % SMALL.width),
            riseAt(camera, Math.floor(at / SMALL.width)),
          ];
          const length = Math.hypot(1, across, rise);
          const ray = [
            (outX + rightX * across) / length,
            (outY + rightY * across) / length,
            rise / length,
          ] as const;
          const hit = castFrom(geometry, fan, camera.eye, ray);
          const way = (trace.way[at] as number) * length;
          const isSame = trace.kind[at] === KINDS[hit.seen];
          if (!isSame || Math.abs(way - hit.distance) > hit.distance / 1e5) apart += 1;
        }
        expect(apart).toBeLessThanOrEqual(EDGES);
      }),
      { numRuns: 100 },
    );
  });

  it('counts for the shares that are told of the view', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, (scene, seen) => {
        const geometry = geometryOf({ ...scene, trees: [], water: river.water });
        const { trace } = traceView(geometry, seen, cameraOf(seen, SMALL));
        const { shares } = viewOf(geometry, seen);
        for (const [name, kind] of Object.entries(KINDS)) {
          const count = trace.kind.filter((one) => one === kind).length;
          const counted = shares[name as keyof typeof KINDS] * trace.kind.length;
          expect(Math.abs(count - counted)).toBeLessThanOrEqual(EDGES);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** The same on both sides of the way straight to the south. */
const symmetric: Scene = {
  ...river,
  blocks: [],
  neighbours: [
    [-60, -80, -20, -60, 18],
    [20, -80, 60, -60, 18],
    [-9, -160, 9, -140, 40],
  ],
  trees: [
    ['broad', -8, -66, 1],
    ['broad', 8, -66, 1],
  ],
};

describe('a picture', () => {
  it('of a symmetric place is symmetric', () => {
    const size = { width: 160, height: 100 };
    const { trace } = traceView(geometryOf(symmetric), window, cameraOf(window, size));
    for (let row = 0; row < size.height; row += 1) {
      const kinds = trace.kind.slice(row * size.width, (row + 1) * size.width);
      expect([...kinds.toReversed()]).toEqual([...kinds]);
    }
    const drawn = drawView(geometryOf(symmetric), window, { ...size, sun: SUN, framed: false });
    const apart = drawn.reduce((sum, one, index) => {
      const [pixel, part] = [Math.floor(index / 3), index % 3];
      const mirrored = pixel - (pixel % size.width) + size.width - 1 - (pixel % size.width);
      return sum + Math.abs(one - (drawn[mirrored * 3 + part] as number));
    }, 0);
    // Lines are drawn to the right of what they end.
    expect(apart / drawn.length).toBeLessThan(4);
  });

  it('has the frame of its room around it, and the view within', () => {
    const size = { width: 160, height: 100, sun: SUN, horizon: 0.36 };
    const geometry = geometryOf(symmetric);
    const [open, framed] = [false, true].map((one) =>
      drawView(geometry, window, { ...size, framed: one }),
    ) as [Uint8Array, Uint8Array];
    const colourAt = (drawn: Uint8Array, column: number, row: number) => [
      ...drawn.slice((row * 160 + column) * 3, (row * 160 + column) * 3 + 3),
    ];
    expect(colourAt(framed, 40, 60)).toEqual(colourAt(open, 40, 60));
    expect(colourAt(framed, 1, 60)).not.toEqual(colourAt(open, 1, 60));
    expect(colourAt(framed, 158, 60)).not.toEqual(colourAt(open, 158, 60));
  });

  it('has blue water, green crowns, and shade on the north of a house', () => {
    const size = { width: 160, height: 100, sun: SUN, framed: false };
    const south = drawView(geometryOf(symmetric), window, size);
    const meanOf = (kind: number, drawn: Uint8Array, kinds: Uint8Array) => {
      const sum = [0, 0, 0, 0];
      kinds.forEach((one, at) => {
        if (one !== kind) return;
        for (let part = 0; part < 3; part += 1) {
          sum[part] = (sum[part] as number) + (drawn[at * 3 + part] as number);
        }
        sum[3] = (sum[3] as number) + 1;
      });
      return sum.slice(0, 3).map((one) => one / (sum[3] as number)) as [number, number, number];
    };
    const { trace } = traceView(geometryOf(symmetric), window, cameraOf(window, size));
    const [waterRed, , waterBlue] = meanOf(WATER, south, trace.kind);
    expect(waterBlue).toBeGreaterThan(waterRed + 15);
    const [crownRed, crownGreen] = meanOf(CROWN, south, trace.kind);
    expect(crownGreen).toBeGreaterThan(crownRed + 8);
    const behind = drawView(geometryOf(symmetric), window, {
      ...size,
      sun: { azimuth: 0, altitude: 40 },
    });
    const [dark] = meanOf(HOUSE, south, trace.kind);
    const [lit] = meanOf(HOUSE, behind, trace.kind);
    expect(lit).toBeGreaterThan(dark + 10);
  });
});
