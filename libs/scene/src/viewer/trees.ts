import {
  BackSide,
  CylinderGeometry,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from 'three';
import type { Crown } from '../core/geometry/crown.ts';
import type { ModelPalette } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';

/** Triangles of a crown: 20 × (1 + detail)². */
const DETAIL = 3;
/** Of a wood: each of its trees is small. */
const COARSE = 2;
const MANY = 300;
/** Width of a crown's outline, and of a trunk, metres. */
const OUTLINE = 0.1;
const TRUNK = 0.16;
/** How much of an outline is seen, and of twigs and theirs. */
const INK = 0.5;
const BARE = 0.35;
const FAINT = 0.08;

/** Trees: a ball on a post, drawn all at once. */
export function createTrees(crowns: readonly Crown[]) {
  const ball = new IcosahedronGeometry(1, crowns.length > MANY ? COARSE : DETAIL);
  const post = new CylinderGeometry(1, 1, 1, 6, 1, true).rotateX(Math.PI / 2);
  const leafy = crowns.filter(({ deciduous }) => deciduous);
  const evergreen = crowns.filter(({ deciduous }) => !deciduous);
  const shedding = new MeshLambertMaterial();
  const lasting = new MeshLambertMaterial();
  const outline = () => new MeshBasicMaterial({ side: BackSide, transparent: true, opacity: INK });
  const [sheddingOutline, lastingOutline] = [outline(), outline()];
  const wood = new MeshBasicMaterial();

  const balls = (
    some: readonly Crown[],
    material: MeshLambertMaterial | MeshBasicMaterial,
    more: number,
  ) =>
    instances(ball, material, some, ({ x, y, z, radius, half }, place) =>
      place.makeScale(radius + more, radius + more, half + more).setPosition(x, y, z),
    );
  const trunks = instances(post, wood, crowns, ({ x, y, z, half }, place) =>
    place.makeScale(TRUNK, TRUNK, z - half * 0.8).setPosition(x, y, (z - half * 0.8) / 2),
  );
  const shed = balls(leafy, shedding, 0);
  const evergreens = balls(evergreen, lasting, 0);
  const outlines = [
    balls(leafy, sheddingOutline, OUTLINE),
    balls(evergreen, lastingOutline, OUTLINE),
  ];
  for (const mesh of [shed, evergreens]) mesh.castShadow = mesh.receiveShadow = true;
  return {
    all: [shed, evergreens, ...outlines, trunks].filter(({ count }) => count > 0),
    paint({ leaves, ink }: ModelPalette) {
      shedding.color = paint(leaves);
      lasting.color = paint(leaves).multiplyScalar(0.94);
      sheddingOutline.color = paint(ink);
      lastingOutline.color = paint(ink);
      wood.color = paint(ink).lerp(paint(leaves), 0.4);
    },
    /** @param isBare from November to April */
    setSeason(isBare: boolean) {
      shedding.transparent = isBare;
      shedding.opacity = isBare ? BARE : 1;
      shedding.depthWrite = !isBare;
      shedding.needsUpdate = true;
      sheddingOutline.opacity = isBare ? FAINT : INK;
      shed.castShadow = !isBare;
    },
  };
}

function instances(
  geometry: IcosahedronGeometry | CylinderGeometry,
  material: MeshLambertMaterial | MeshBasicMaterial,
  crowns: readonly Crown[],
  put: (crown: Crown, place: Matrix4) => Matrix4,
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, crowns.length);
  const place = new Matrix4();
  for (const [index, crown] of crowns.entries()) mesh.setMatrixAt(index, put(crown, place));
  return mesh;
}
