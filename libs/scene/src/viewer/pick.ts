import { Raycaster, Vector2, type Camera } from 'three';
import type { Model } from '../core/model/model.ts';
import type { createFlats } from './flats.ts';
import type { Pick } from './picked.ts';
import type { createSurfaces } from './surfaces.ts';

/** A balcony reaches so far from its box, metres. */
const REACH = 2.2;

/** Finds what is under a place of the picture: a flat where a facade has one, else a storey of a building. */
export function createPicker(
  model: Model,
  {
    surfaces,
    flats,
  }: { surfaces: ReturnType<typeof createSurfaces>; flats: ReturnType<typeof createFlats> },
) {
  const ray = new Raycaster();
  return (camera: Camera, right: number, up: number): Pick | null => {
    ray.setFromCamera(new Vector2(right, up), camera);
    const [hit] = ray.intersectObjects([flats.mesh, ...surfaces.solid], false);
    if (!hit) return null;
    const flat = hit.object === flats.mesh ? flats.flatOf(hit.faceIndex ?? -1) : null;
    if (flat !== null) return { kind: 'flat', flat };
    return hit.object.name === 'own' ? storeyAt(model, hit.point) : null;
  };
}

/** The storey of a building at a place on its walls, roof or balconies; `null` for a podium and for the board. */
export function storeyAt(
  { blocks }: { blocks: Model['blocks'] },
  { x, y, z }: { x: number; y: number; z: number },
): Pick | null {
  const near = blocks
    .filter(
      ({ z0, top, parapet, gable }) => z >= z0 - 0.3 && z <= top + Math.max(parapet, gable) + 0.1,
    )
    .map((block) => ({
      block,
      away: Math.max(block.x0 - x, x - block.x1, block.y0 - y, y - block.y1),
    }))
    .filter(({ away }) => away < REACH)
    .toSorted((one, other) => Math.max(0, one.away) - Math.max(0, other.away));
  const block = near[0]?.block;
  if (!block || block.building === null) return null;
  const above = Math.floor((z - block.z0 - block.groundHeight) / block.storeyHeight + 0.02);
  const floor = block.firstStorey + Math.min(above, block.storeys - 1);
  const isGround = block.groundHeight > 0 && above < 0;
  return {
    ...{ kind: 'storey', building: block.building },
    floor: isGround ? block.firstStorey - 1 : Math.max(block.firstStorey, floor),
  };
}
