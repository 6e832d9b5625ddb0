import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { LineName, Model } from '../core/model/model.ts';
import { INKS, type ModelPalette } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';

const HAIRLINES = ['fine', 'around', 'faint', 'shore'] as const satisfies readonly LineName[];

/** Lines as wide as a pixel of the screen. */
function hairlines(
  ends: Float32Array,
  opacity: number,
): LineSegments<BufferGeometry, LineBasicMaterial> {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(ends, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ transparent: true, opacity }));
}

/** Lines of a width in pixels of the page. */
export function strokes(ends: Float32Array, width: number, opacity = 1): LineSegments2 {
  const geometry = new LineSegmentsGeometry();
  if (ends.length > 0) geometry.setPositions(ends);
  const material = new LineMaterial({ linewidth: width, transparent: opacity < 1, opacity });
  const lines = new LineSegments2(geometry, material);
  lines.visible = ends.length > 0;
  return lines;
}

/** The lines of a model: edges of its houses as strokes, all others as hairlines. */
export function createLines({ lines }: Model) {
  const edges = strokes(lines.own, 1.2, INKS.own);
  const thin = HAIRLINES.filter((name) => lines[name].length > 0).map((name) => {
    const drawn = hairlines(lines[name], INKS[name]);
    drawn.name = name;
    return drawn;
  });
  return {
    all: [edges, ...thin],
    paint({ ink, waterLine }: ModelPalette) {
      edges.material.color = paint(ink);
      for (const line of thin) line.material.color = paint(line.name === 'shore' ? waterLine : ink);
    },
  };
}
