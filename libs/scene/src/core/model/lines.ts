import type { Vertex } from './mesh.ts';

/** Collects straight lines: two ends each. */
export interface Lines {
  line(from: Vertex, to: Vertex): void;
  /** Lines through points and back to the first. */
  loop(...points: readonly Vertex[]): void;
  /** East, north, up of each end, metres. */
  positions(): Float32Array;
}

export function createLines(): Lines {
  const ends: number[] = [];
  const line = (from: Vertex, to: Vertex) => {
    ends.push(...from, ...to);
  };
  return {
    line,
    loop(...points) {
      for (const [index, point] of points.entries()) {
        line(point, points[(index + 1) % points.length] as Vertex);
      }
    },
    positions: () => Float32Array.from(ends),
  };
}
