import * as v from 'valibot';
import type { Neighbour, Ring } from '../scene/scene.schema.ts';
import { localMetres } from './local-metres.ts';

/** Houses around, and what of the file could not be one. */
export interface ImportedHouses {
  houses: Neighbour[];
  /** Russian, each with its place in the file. */
  faults: string[];
}

const PositionSchema = v.looseTuple([v.number(), v.number()]);
const PolygonSchema = v.array(v.pipe(v.array(PositionSchema), v.minLength(4)));
const FeatureSchema = v.object({
  geometry: v.variant('type', [
    v.object({ type: v.literal('Polygon'), coordinates: PolygonSchema }),
    v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(PolygonSchema) }),
  ]),
  properties: v.nullish(v.record(v.string(), v.unknown()), {}),
});
const CollectionSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(v.unknown()),
});

/** Height of a storey where only their number is known, metres. */
const STOREY = 3;

/**
 * Reads footprints of houses (RFC 7946: longitude before latitude). Height in metres: `height`, else `building:height`,
 * else 3 m for each of `building:levels`; `min_height` is where a body begins. These are the names of OpenStreetMap.
 * @param origin latitude and longitude of the scene
 */
export function housesFromGeoJson(
  input: unknown,
  origin: readonly [number, number],
): ImportedHouses {
  const file = v.safeParse(CollectionSchema, input);
  if (!file.success) {
    return { houses: [], faults: ['файл: нужен GeoJSON вида FeatureCollection'] };
  }
  const imported: ImportedHouses = { houses: [], faults: [] };
  for (const [index, feature] of file.output.features.entries()) {
    const read = readFeature(feature, origin);
    if (typeof read === 'string') imported.faults.push(`features[${index}]: ${read}`);
    else imported.houses.push(...read);
  }
  return imported;
}

/** Houses of a feature, or why there are none. */
function readFeature(input: unknown, origin: readonly [number, number]): Neighbour[] | string {
  const parsed = v.safeParse(FeatureSchema, input);
  if (!parsed.success) return 'нужен Polygon или MultiPolygon с контурами хотя бы из четырёх точек';
  const { geometry, properties } = parsed.output;
  const top = heightOf(properties ?? {});
  if (top === null) return 'нет высоты: укажите height в метрах или building:levels';
  const base = positive(properties?.['min_height']) ?? 0;
  if (base >= top) return `min_height ${base} м не ниже height ${top} м`;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((polygon) => ({
    rings: polygon.map((positions) => ringOf(positions, origin)),
    base,
    top,
  }));
}

/** The last position of a GeoJSON ring repeats the first. */
function ringOf(
  positions: readonly (readonly [number, number, ...unknown[]])[],
  origin: readonly [number, number],
): Ring {
  return positions
    .slice(0, -1)
    .map(([longitude, latitude]) => localMetres(origin, latitude, longitude));
}

function heightOf(properties: Record<string, unknown>): number | null {
  const levels = positive(properties['building:levels']);
  return (
    positive(properties['height']) ??
    positive(properties['building:height']) ??
    (levels === null ? null : levels * STOREY)
  );
}

/** A number above zero, also as text: `12.5` and `12.5 m`. */
function positive(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
