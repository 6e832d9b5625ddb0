import * as v from 'valibot';
import type { Neighbour, Ring } from '../scene/scene.schema.ts';
import { CityJsonSchema, type CityGeometry, type CityJson } from './cityjson.schema.ts';
import type { ImportedHouses } from './from-geojson.ts';

type Vertex = readonly [number, number, number];

/** Surfaces whose corners differ less in height lie flat, metres. */
const FLAT = 0.1;

/**
 * Reads the buildings of a CityJSON file (1.1 and 2.0). A building becomes upright walls on its ground up to its highest
 * point: more shade than a pitched roof gives, never less.
 * @param origin the scene's place in the file's own coordinates, metres: x to the east, y to the north, z of the street
 */
export function housesFromCityJson(input: unknown, origin: Vertex): ImportedHouses {
  const file = v.safeParse(CityJsonSchema, input);
  if (!file.success) {
    return { houses: [], faults: ['файл: нужен CityJSON 1.1 или 2.0 с transform и vertices'] };
  }
  const vertices = placed(file.output, origin);
  const imported: ImportedHouses = { houses: [], faults: [] };
  for (const [name, { type, geometry = [] }] of Object.entries(file.output.CityObjects)) {
    if (type !== 'Building' && type !== 'BuildingPart') continue;
    const finest = geometry.toSorted((one, other) => Number(other.lod) - Number(one.lod))[0];
    // A building that only holds its parts has no geometry of its own.
    if (!finest) continue;
    const house = houseOf(finest, vertices);
    if (typeof house === 'string') imported.faults.push(`CityObjects.${name}: ${house}`);
    else imported.houses.push({ ...house, name: name.slice(0, 100) });
  }
  return imported;
}

const placed = ({ vertices, transform: { scale, translate } }: CityJson, origin: Vertex) =>
  vertices.map(
    (vertex) =>
      vertex.map(
        (whole, axis) =>
          whole * (scale[axis] as number) + (translate[axis] as number) - (origin[axis] as number),
      ) as unknown as Vertex,
  );

/** A house of one geometry, or why it is none. */
function houseOf(geometry: CityGeometry, vertices: readonly Vertex[]) {
  const surfaces = surfacesOf(geometry);
  const corners = surfaces.flat(2).map((index) => vertices[index]);
  if (corners.length === 0) return 'нет поверхностей';
  if (corners.some((corner) => !corner)) return 'поверхность ссылается на вершину, которой нет';
  const heights = (corners as Vertex[]).map(([, , z]) => z);
  const [base, top] = [Math.min(...heights), Math.max(...heights)];
  if (top - base < FLAT) return 'у здания нет высоты';
  const grounds = surfaces.filter((rings) =>
    rings.flat().every((index) => (vertices[index] as Vertex)[2] - base < FLAT),
  );
  if (grounds.length === 0) return 'нет горизонтального основания';
  const rings = grounds.flat().map((ring): Ring =>
    ring.map((index) => {
      const [x, y] = vertices[index] as Vertex;
      return [x, y];
    }),
  );
  return { rings, base, top } satisfies Neighbour;
}

/** Surfaces as rings of vertices, of the outer shells. */
function surfacesOf(geometry: CityGeometry): number[][][] {
  if (geometry.type === 'Solid') return geometry.boundaries[0] ?? [];
  if (geometry.type === 'MultiSolid' || geometry.type === 'CompositeSolid') {
    return geometry.boundaries.flatMap((solid) => solid[0] ?? []);
  }
  return geometry.boundaries;
}
