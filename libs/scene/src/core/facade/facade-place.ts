import type { Block, Scene } from '../scene/scene.schema.ts';

/** A facade of a box: where it looks, and its left end seen from outside. */
export interface FacadePlace {
  /** Degrees clockwise from north: 0, 90, 180 or 270. */
  facing: number;
  length: number;
  /** A place on it, metres from its left end seen from outside. */
  at: (along: number) => { x: number; y: number };
}

/** Facades by where they look. */
const FACADES: Readonly<Record<number, (block: Block) => Omit<FacadePlace, 'facing'>>> = {
  0: ({ x0, x1, y1 }) => ({ length: x1 - x0, at: (along) => ({ x: x1 - along, y: y1 }) }),
  90: ({ x1, y0, y1 }) => ({ length: y1 - y0, at: (along) => ({ x: x1, y: y0 + along }) }),
  180: ({ x0, x1, y0 }) => ({ length: x1 - x0, at: (along) => ({ x: x0 + along, y: y0 }) }),
  270: ({ x0, y0, y1 }) => ({ length: y1 - y0, at: (along) => ({ x: x0, y: y1 - along }) }),
};

/** @throws RangeError for a direction in which no box has a facade */
export function facadeAt(block: Block, facing: number): FacadePlace {
  const place = FACADES[facing];
  if (!place) throw new RangeError(`a box has no facade towards ${facing}°`);
  return { facing, ...place(block) };
}

/** The box in which a floor of a building is; `null` where the scene has none. */
export const blockOf = ({ blocks }: Scene, label: string, floor: number): Block | null =>
  blocks.find(
    ({ building, groundHeight, firstStorey, storeys }) =>
      building === label &&
      floor < firstStorey + storeys &&
      floor >= firstStorey - (groundHeight > 0 ? 1 : 0),
  ) ?? null;

/** Height of the floor above the street, metres. */
export function levelOf({ z0, groundHeight, storeyHeight, firstStorey }: Block, floor: number) {
  return floor < firstStorey ? z0 : z0 + groundHeight + (floor - firstStorey) * storeyHeight;
}
