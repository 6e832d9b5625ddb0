import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
import { levelOf } from '../core/facade/facade-place.ts';
import { levelCorners } from '../core/model/body.ts';
import type { Vertex } from '../core/model/mesh.ts';
import type { Model } from '../core/model/model.ts';
import type { Block } from '../core/scene/scene.schema.ts';
import type { ModelPalette } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';
import type { Pick } from './picked.ts';
import { strokes } from './strokes.ts';

/** A mark lies so far before the walls, metres. */
const OUT = 0.12;

/** Rings of a mark, each a closed upright or level contour; upright ones are filled. */
export function ringsOf(model: Model, pick: Pick): Vertex[][] {
  if (pick.kind === 'flat') {
    return model.cells.filter(({ flat }) => flat === pick.flat).map(({ corners }) => [...corners]);
  }
  return model.blocks
    .filter(({ building }) => building === pick.building)
    .flatMap((block) => bandOf(block, pick.kind === 'storey' ? pick.floor : null));
}

/** Four walls of a storey of a box, or of all of them; none where the box has not that storey. */
function bandOf(block: Block, floor: number | null): Vertex[][] {
  const first = block.firstStorey - (block.groundHeight > 0 ? 1 : 0);
  if (floor !== null && (floor < first || floor >= block.firstStorey + block.storeys)) return [];
  const bottom = floor === null ? block.z0 : levelOf(block, floor);
  const isGround = floor !== null && floor < block.firstStorey;
  const height = isGround ? block.groundHeight : block.storeyHeight;
  const top = floor === null ? block.top + block.parapet : bottom + height;
  const box = {
    ...{ x0: block.x0 - OUT, y0: block.y0 - OUT, x1: block.x1 + OUT, y1: block.y1 + OUT },
    ...{ z0: bottom, z1: top },
  };
  const [low, high] = [levelCorners(box, bottom), levelCorners(box, top)];
  return low.map((corner, at) => {
    const next = (at + 1) % 4;
    return [corner, low[next], high[next], high[at]] as Vertex[];
  });
}

/** Draws a mark in the signal's colour: filled, with a white and a coloured contour. */
export function createMark(model: Model) {
  const fill = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({
      ...{ transparent: true, side: DoubleSide, depthWrite: false },
      ...{ polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 },
    }),
  );
  const halo = strokes(new Float32Array(), 5);
  const contour = strokes(new Float32Array(), 2.2);
  fill.visible = false;
  fill.renderOrder = 2;
  halo.renderOrder = 3;
  contour.renderOrder = 4;
  return {
    all: [fill, halo, contour],
    paint({ signal, paper }: ModelPalette) {
      fill.material.color = paint(signal);
      contour.material.color = paint(signal);
      halo.material.color = paint(paper);
    },
    show(pick: Pick | null) {
      const rings = pick ? ringsOf(model, pick) : [];
      const triangles = rings.flatMap(([a, b, c, d]) =>
        [a, b, c, a, c, d].flatMap((one) => [...(one as Vertex)]),
      );
      fill.geometry.dispose();
      fill.geometry = new BufferGeometry();
      fill.geometry.setAttribute('position', new BufferAttribute(Float32Array.from(triangles), 3));
      fill.material.opacity = pick?.kind === 'flat' ? 0.82 : 0.2;
      fill.visible = rings.length > 0;
      const ends = rings.flatMap((ring) =>
        ring.flatMap((one, index) => [...one, ...(ring[(index + 1) % ring.length] as Vertex)]),
      );
      for (const lines of [halo, contour]) {
        lines.visible = ends.length > 0;
        if (ends.length > 0) lines.geometry.setPositions(ends);
      }
    },
  };
}
