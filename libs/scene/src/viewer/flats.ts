import {
  BufferAttribute,
  BufferGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import { hatchOf, type Cell } from '../core/model/cells.ts';
import { createMesh } from '../core/model/mesh.ts';
import type { FlatState, ModelPalette } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';
import { geometryFrom } from './surfaces.ts';

/** Vertices of a cell: two triangles. */
const VERTICES = 6;

/** Flats on the facades, in the colours of their states: two draws for all of them. */
export function createFlats(cells: readonly Cell[]) {
  const builder = createMesh();
  for (const { corners } of cells) builder.quad(...corners);
  const geometry = geometryFrom(builder.surface());
  const material = new MeshLambertMaterial({
    ...{ vertexColors: true, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 },
  });
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  mesh.visible = cells.length > 0;
  const hatch = new LineSegments(
    new BufferGeometry(),
    new LineBasicMaterial({ vertexColors: true }),
  );
  hatch.visible = false;

  return {
    all: [mesh, hatch],
    mesh,
    /** Index of the flat whose cell a triangle belongs to. */
    flatOf: (triangle: number): number | null => cells[Math.floor(triangle / 2)]?.flat ?? null,
    /** @param states by index of the flat */
    paint(palette: ModelPalette, states: readonly FlatState[]) {
      const colours = geometry.getAttribute('color');
      const hatched: { ends: number[]; colours: number[] } = { ends: [], colours: [] };
      for (const [index, cell] of cells.entries()) {
        const state = states[cell.flat] ?? 'paper';
        const { r, g, b } = paint(palette[state]);
        for (let at = 0; at < VERTICES; at += 1) colours.setXYZ(index * VERTICES + at, r, g, b);
        if (state !== 'held' && state !== 'reserved') continue;
        const line = paint(state === 'held' ? palette.heldLine : palette.reservedLine);
        for (const [from, to] of hatchOf(cell, state === 'held' ? 'rising' : 'level')) {
          hatched.ends.push(...from, ...to);
          hatched.colours.push(line.r, line.g, line.b, line.r, line.g, line.b);
        }
      }
      colours.needsUpdate = true;
      hatch.geometry.dispose();
      hatch.geometry = new BufferGeometry();
      hatch.geometry.setAttribute(
        'position',
        new BufferAttribute(Float32Array.from(hatched.ends), 3),
      );
      hatch.geometry.setAttribute(
        'color',
        new BufferAttribute(Float32Array.from(hatched.colours), 3),
      );
      hatch.visible = hatched.ends.length > 0;
    },
  };
}
