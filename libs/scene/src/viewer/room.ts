import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import { roomColours, roomParts } from '../core/look/room.ts';
import type { Vertex } from '../core/model/mesh.ts';
import type { SceneWindow } from '../core/window/window.ts';
import { MODEL_PALETTE } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';

/** How strongly the lines of the frame are drawn. */
const INK = 0.62;

/** The window of the room around who looks out: two draws. Its axes are right, out and up from the eye. */
export function createRoom() {
  const faces = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({
      ...{ vertexColors: true, side: DoubleSide, fog: false },
      ...{ polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 },
    }),
  );
  const ink = new LineSegments(
    new BufferGeometry(),
    new LineBasicMaterial({ transparent: true, opacity: INK, fog: false }),
  );
  ink.material.color = paint(MODEL_PALETTE.ink);
  const group = new Group();
  group.add(faces, ink);
  let shown = Number.NaN;
  return {
    group,
    /** @param glass metres from the eye to the glass */
    show(window: SceneWindow, glass: number) {
      if (Math.abs(glass - shown) < 1e-4) return;
      shown = glass;
      const parts = roomParts(window, glass);
      const positions = parts.flatMap(({ corners: [a, b, c, d] }) => [a, b, c, a, c, d]);
      const colours = parts.flatMap((part) => {
        const [a, b, c, d] = roomColours(part) as [Vertex, Vertex, Vertex, Vertex];
        return [a, b, c, a, c, d];
      });
      const ends = parts
        .filter(({ hasInk }) => hasInk)
        .flatMap(({ corners }) =>
          corners.flatMap((corner, at) => [corner, corners[(at + 1) % 4] as Vertex]),
        );
      fill(faces.geometry, 'position', positions);
      fill(faces.geometry, 'color', colours);
      fill(ink.geometry, 'position', ends);
    },
  };
}

/** Writes triples into an attribute; there are as many each time. */
function fill(geometry: BufferGeometry, name: string, triples: readonly Vertex[]) {
  const known = geometry.getAttribute(name);
  if (known) {
    for (const [at, one] of triples.entries()) known.setXYZ(at, ...one);
    known.needsUpdate = true;
    return;
  }
  geometry.setAttribute(name, new BufferAttribute(Float32Array.from(triples.flat()), 3));
}
