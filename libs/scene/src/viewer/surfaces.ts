import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SrcColorFactor,
  ZeroFactor,
  type Material,
} from 'three';
import type { Surface } from '../core/model/mesh.ts';
import type { Model, SurfaceName } from '../core/model/model.ts';
import { coldShade } from '../core/model/model-light.ts';
import { GLASS, type ModelPalette } from '../core/model/model-palette.ts';
import { paint } from './paint.ts';

/** Which materials of a model throw a shadow, and which show one. */
const CASTS: readonly SurfaceName[] = ['own', 'around', 'offstage'];
const SHOWS: readonly SurfaceName[] = ['own', 'glass', 'around', 'ground', 'water'];

/** How far the water of winter is from its colour to that of paper. */
const ICE = 0.66;

export function geometryFrom({ positions, normals, tones }: Surface): BufferGeometry {
  const geometry = new BufferGeometry();
  const colours = new Float32Array(positions.length);
  for (let at = 0; at < colours.length; at += 1) colours[at] = tones[Math.floor(at / 3)] as number;
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** A tone of shade as a colour: what the sky alone lights is cold. */
function chill(geometry: BufferGeometry) {
  const colours = geometry.getAttribute('color');
  for (let at = 0; at < colours.count; at += 1) {
    colours.setXYZ(at, ...coldShade(colours.getX(at)));
  }
}

/** Lines lie on surfaces: these stand back a little. */
const BEHIND_LINES = {
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 1,
} as const;

function materialOf(name: SurfaceName): Material {
  switch (name) {
    case 'zebra':
      return new MeshBasicMaterial();
    case 'shade':
      // Multiplies what is below it by its tone.
      return new MeshBasicMaterial({
        ...{ vertexColors: true, depthWrite: false, transparent: true },
        ...{ blending: CustomBlending, blendSrc: ZeroFactor, blendDst: SrcColorFactor },
      });
    case 'glass':
      return new MeshLambertMaterial({
        ...{ vertexColors: true, transparent: true, opacity: GLASS, ...BEHIND_LINES },
      });
    case 'offstage':
      return new MeshBasicMaterial({ colorWrite: false, depthWrite: false, depthTest: false });
    default:
      return new MeshLambertMaterial({ vertexColors: true, ...BEHIND_LINES });
  }
}

/** Triangles of a model, one mesh a material. */
export function createSurfaces({ surfaces }: Model) {
  const meshes = Object.entries(surfaces)
    .filter(([, { tones }]) => tones.length > 0)
    .map(([key, surface]) => {
      const name = key as SurfaceName;
      const mesh = new Mesh(geometryFrom(surface), materialOf(name));
      mesh.name = name;
      mesh.castShadow = CASTS.includes(name);
      mesh.receiveShadow = SHOWS.includes(name);
      if (name === 'shade') chill(mesh.geometry);
      return mesh;
    });
  let frozen = 0;
  return {
    meshes,
    /** @param isFrozen ice is nearly as white as paper; the next painting shows it */
    setFrozen(isFrozen: boolean) {
      frozen = isFrozen ? ICE : 0;
    },
    /** What hides a house from the pointer, and the houses. */
    solid: meshes.filter(({ name }) => name === 'own' || name === 'around'),
    paint(palette: ModelPalette) {
      const colours: Partial<Record<SurfaceName, string>> = {
        ...{
          own: palette.paper,
          ground: palette.paper,
          side: palette.paper,
          around: palette.around,
        },
        ...{ glass: palette.glass, water: palette.water, zebra: palette.ink },
      };
      for (const { name, material } of meshes) {
        const colour = colours[name as SurfaceName];
        if (!colour || !('color' in material)) continue;
        const painted = paint(colour);
        if (name === 'water') painted.lerp(paint(palette.paper), frozen);
        (material as MeshLambertMaterial).color = painted;
      }
    },
  };
}
