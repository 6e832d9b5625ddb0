import { blockOf, facadeAt, levelOf } from '../facade/facade-place.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { upright } from './facade.ts';
import type { Vertex } from './mesh.ts';

/** A flat on the facades of its building. */
export interface ModelFlat {
  id: string;
  building: string;
  floor: number;
  /** Parts of facades behind which it lies: where they look, degrees; their ends, shares of the facade from the left seen from outside. */
  facades: readonly { facing: number; from: number; to: number }[];
}

/** A piece of a facade that belongs to a flat. */
export interface Cell {
  /** Index of the flat in the list. */
  flat: number;
  /** Counter-clockwise seen from outside, the lower left corner first. */
  corners: readonly [Vertex, Vertex, Vertex, Vertex];
}

/** Between cells there is so much of the wall, on each side; they lie so far before it, metres. */
const GAP = 0.16;
const CELL_AT = 0.03;
/** What is narrower is no piece of a flat, metres. */
const NARROWEST = 0.5;

/** Puts flats on the facades of a scene; a flat on a floor that the scene has not gets no cell. */
export function cellsOf(scene: Scene, flats: readonly ModelFlat[]): Cell[] {
  return flats.flatMap(({ building, floor, facades }, flat) => {
    const block = blockOf(scene, building, floor);
    if (!block) return [];
    const z = levelOf(block, floor);
    const height = floor < block.firstStorey ? block.groundHeight : block.storeyHeight;
    return facades.flatMap(({ facing, from, to }): Cell[] => {
      const facade = facadeAt(block, facing);
      const ends = { from: from * facade.length + GAP, to: to * facade.length - GAP };
      if (ends.to - ends.from < NARROWEST) return [];
      const place = { ...ends, bottom: z + GAP, top: z + height - GAP };
      return [{ flat, corners: upright(facade, place, CELL_AT) }];
    });
  });
}

/** Distance between the strokes of a hatch, metres. */
const HATCH = 0.75;

/** Lines over a cell: level ones, or those that rise at 45°. */
export function hatchOf({ corners }: Cell, kind: 'level' | 'rising'): [Vertex, Vertex][] {
  const [a, b, , d] = corners;
  const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const height = d[2] - a[2];
  const at = (along: number, up: number): Vertex => [
    a[0] + ((b[0] - a[0]) * along) / width,
    a[1] + ((b[1] - a[1]) * along) / width,
    a[2] + up,
  ];
  if (kind === 'level') {
    const count = Math.floor(height / HATCH);
    return Array.from({ length: count }, (_, index) => {
      const up = ((index + 0.5) * height) / count;
      return [at(0, up), at(width, up)];
    });
  }
  const count = Math.floor((width + height) / HATCH);
  return Array.from({ length: count }, (_, index) => {
    const shift = (index + 0.5) * HATCH - height;
    return [
      at(Math.max(0, shift), Math.max(0, -shift)),
      at(Math.min(width, shift + height), Math.min(height, width - shift)),
    ];
  });
}
