import * as v from 'valibot';

/** What is read of CityJSON: https://www.cityjson.org/specs/2.0.1/ */

const RingSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(3));
const SurfaceSchema = v.array(RingSchema);
const ShellSchema = v.array(SurfaceSchema);
const SolidSchema = v.array(ShellSchema);
const lod = v.union([v.string(), v.number()]);
const Vector = v.tuple([v.number(), v.number(), v.number()]);

const GeometrySchema = v.variant('type', [
  v.object({ type: v.literal('MultiSurface'), lod, boundaries: ShellSchema }),
  v.object({ type: v.literal('CompositeSurface'), lod, boundaries: ShellSchema }),
  v.object({ type: v.literal('Solid'), lod, boundaries: SolidSchema }),
  v.object({ type: v.literal('MultiSolid'), lod, boundaries: v.array(SolidSchema) }),
  v.object({ type: v.literal('CompositeSolid'), lod, boundaries: v.array(SolidSchema) }),
]);
export type CityGeometry = v.InferOutput<typeof GeometrySchema>;

export const CityJsonSchema = v.object({
  type: v.literal('CityJSON'),
  transform: v.object({ scale: Vector, translate: Vector }),
  vertices: v.array(Vector),
  CityObjects: v.record(
    v.string(),
    v.object({ type: v.string(), geometry: v.optional(v.array(GeometrySchema)) }),
  ),
});
export type CityJson = v.InferOutput<typeof CityJsonSchema>;
