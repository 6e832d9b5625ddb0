/** A place in a scene, metres: east, north, up. */
export type Vertex = readonly [x: number, y: number, z: number];

/** Flat triangles of one material: three vertices each, counter-clockwise seen from outside. */
export interface Surface {
  /** East, north, up of each vertex, metres. */
  positions: Float32Array;
  /** Unit normals of the vertices. */
  normals: Float32Array;
  /** How much of the material's light reaches each vertex, 0…1: corners near the ground are darker. */
  tones: Float32Array;
}

/** Collects triangles of one material. */
export interface Mesh {
  /** @param tones light of the corners; @default 1 */
  triangle(a: Vertex, b: Vertex, c: Vertex, tones?: readonly [number, number, number]): void;
  /** A flat piece with its corners counter-clockwise. */
  quad(
    a: Vertex,
    b: Vertex,
    c: Vertex,
    d: Vertex,
    tones?: readonly [number, number, number, number],
  ): void;
  surface(): Surface;
}

export function createMesh(): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const tones: number[] = [];
  const mesh: Mesh = {
    triangle(a, b, c, light = [1, 1, 1]) {
      const normal = normalOf(a, b, c);
      positions.push(...a, ...b, ...c);
      normals.push(...normal, ...normal, ...normal);
      tones.push(...light);
    },
    quad(a, b, c, d, light = [1, 1, 1, 1]) {
      mesh.triangle(a, b, c, [light[0], light[1], light[2]]);
      mesh.triangle(a, c, d, [light[0], light[2], light[3]]);
    },
    surface: () => ({
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      tones: Float32Array.from(tones),
    }),
  };
  return mesh;
}

export const trianglesOf = ({ tones }: Surface): number => tones.length / 3;

function normalOf(a: Vertex, b: Vertex, c: Vertex): Vertex {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
