import type { Geometry } from '../../geometry/geometry.ts';
import type { Crown } from '../../geometry/crown.ts';
import { coldShade, lightAt, modelLight } from '../../model/model-light.ts';
import type { Model } from '../../model/model.ts';
import { GLASS, INKS, MODEL_PALETTE, rgbOf, type ModelPalette } from '../../model/model-palette.ts';
import { axesOf, firstView, halfSize } from '../../model/model-view.ts';
import type { Vertex } from '../../model/mesh.ts';
import type { SunPosition } from '../../sun/sun-year.ts';
import { shadowsOf, sunRay } from '../shadow.ts';
import { drawContours, drawLines } from './ink.ts';
import { createRaster, drawCrowns, drawShade, drawSurface, NOTHING } from './raster.ts';

export interface DrawModelOptions {
  /** Pixels. */
  width: number;
  height: number;
  sun: SunPosition;
  /** @default that of the brand by day */
  palette?: ModelPalette;
}

/** Materials by their number. */
const MATERIALS = ['own', 'glass', 'around', 'ground', 'side', 'zebra', 'water'] as const;
const OWN = MATERIALS.indexOf('own');
const GROUND = MATERIALS.indexOf('ground');
const ZEBRA = MATERIALS.indexOf('zebra');
const LEAVES = MATERIALS.length;

/** How far before a wall its light is asked for, and above a roof: bodies of the rays end on top of their parapets. Metres. */
const LIFTED = 0.05;
const ABOVE_PARAPETS = 1.3;
/** Strength of the contours of trees, and of their trunks. */
const TREE = 0.5;

/**
 * Draws the model of a complex as the viewer first shows it, flats without states, in summer. Its shadows are those of the rays.
 * @param geometry of the same scene
 * @returns red, green and blue of each pixel, row by row; drawn one and a half times too large and scaled down its lines are smooth
 */
export function drawModel(
  model: Model,
  geometry: Geometry,
  { width, height, sun, palette = MODEL_PALETTE }: DrawModelOptions,
): Uint8Array {
  const view = firstView(model);
  const raster = createRaster({ width, height }, view, halfSize(model, view, width / height));
  for (const [material, name] of MATERIALS.entries())
    drawSurface(raster, model.surfaces[name], material);
  drawShade(raster, model.surfaces.shade, GROUND);
  drawCrowns(raster, model.crowns, LEAVES, axesOf(view));

  const ink = new Float32Array(width * height);
  const shore = new Float32Array(width * height);
  for (const name of ['fine', 'around', 'faint'] as const)
    drawLines(raster, ink, model.lines[name], INKS[name]);
  drawLines(raster, ink, model.lines.own, INKS.own, 2);
  drawLines(raster, ink, trunksOf(model.crowns), TREE, 2);
  drawContours(raster, ink, LEAVES, TREE);
  drawLines(raster, shore, model.lines.shore, INKS.shore);

  const colours = coloursOf(palette);
  const light = modelLight(sun);
  const ray = sunRay(sun);
  const isShaded = sun.altitude > 0 ? shadowsOf(geometry, ray) : () => true;
  const [table, dark, chart] = [rgbOf(palette.table), rgbOf(palette.ink), rgbOf(palette.waterLine)];
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    let colour = table;
    const material = raster.material[pixel] as number;
    if (material === ZEBRA) colour = dark;
    else if (material !== NOTHING) {
      const place = raster.placeAt(pixel);
      const [nx, ny, nz] = normalAt(model, material, raster.body[pixel] as number, place);
      const facing = nx * ray[0] + ny * ray[1] + nz * ray[2];
      const lift = nz > 0.5 && material === OWN ? ABOVE_PARAPETS : LIFTED;
      const isLit =
        facing > 0 && !isShaded(place[0] + nx * lift, place[1] + ny * lift, place[2] + nz * lift);
      colour = lit(
        colours[material] as Vertex,
        lightAt(light, nz, isLit ? facing : 0),
        material === GROUND
          ? coldShade(raster.tone[pixel] as number)
          : (raster.tone[pixel] as number),
      );
    }
    colour = mixed(colour, chart, shore[pixel] as number);
    colour = mixed(colour, dark, ink[pixel] as number);
    for (let axis = 0; axis < 3; axis += 1) {
      pixels[pixel * 3 + axis] = Math.round(Math.min(1, colour[axis] as number) * 255);
    }
  }
  return pixels;
}

function coloursOf({ paper, around, glass, water, ink, leaves }: ModelPalette): Vertex[] {
  const [sheet, pane] = [rgbOf(paper), rgbOf(glass)];
  return [
    sheet,
    mixed(sheet, pane, GLASS),
    rgbOf(around),
    sheet,
    sheet,
    rgbOf(ink),
    rgbOf(water),
    rgbOf(leaves),
  ];
}

function lit(colour: Vertex, light: Vertex, tone: number | Vertex): [number, number, number] {
  const at = (axis: 0 | 1 | 2) =>
    Math.min(1, colour[axis] * light[axis]) * (typeof tone === 'number' ? tone : tone[axis]);
  return [at(0), at(1), at(2)];
}

const mixed = (from: Vertex, to: Vertex, share: number): [number, number, number] => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function normalAt(
  { surfaces, crowns }: Model,
  material: number,
  body: number,
  [x, y, z]: Vertex,
): Vertex {
  if (material === LEAVES) {
    const crown = crowns[body] as Crown;
    const [px, py, pz] = [
      (x - crown.x) / crown.radius ** 2,
      (y - crown.y) / crown.radius ** 2,
      (z - crown.z) / crown.half ** 2,
    ];
    const length = Math.hypot(px, py, pz) || 1;
    return [px / length, py / length, pz / length];
  }
  const { normals } = surfaces[MATERIALS[material] as (typeof MATERIALS)[number]];
  const first = body * 9;
  return [normals[first] as number, normals[first + 1] as number, normals[first + 2] as number];
}

const trunksOf = (crowns: readonly Crown[]): Float32Array =>
  Float32Array.from(crowns.flatMap(({ x, y, z, half }) => [x, y, 0, x, y, z - half * 0.8]));
