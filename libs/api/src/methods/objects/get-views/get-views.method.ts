import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { PictureSchema } from '../../shared/lot.schema.ts';

const PointSchema = v.tuple([v.number(), v.number()]);
const PolygonSchema = v.array(PointSchema);

/** A building as one picture shows it; outlines are pixels of the picture. */
export const BuildingOnViewSchema = v.object({
  subvendor: v.string(),
  /** The whole building; empty where only some of its floors are seen. */
  points: PolygonSchema,
  /** Floors that are seen, each with the sides that are; the highest first. */
  floors: v.array(v.object({ floor: v.number(), polygons: v.array(PolygonSchema) })),
});

export const ViewSchema = v.object({
  /** `facade`, `hero`, `street`, `courtyard`, `aerial`: the plainest come first. */
  kind: v.string(),
  picture: PictureSchema,
  /** Far to near. */
  buildings: v.array(BuildingOnViewSchema),
});

export const ViewsSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  /** Latitude and longitude. */
  coordinate: PointSchema,
  /** Buildings that have flats. */
  buildings: v.array(
    v.object({
      subvendor: v.string(),
      name: v.string(),
      /** Sales of this phase have not started yet. */
      upcoming: v.optional(v.literal(true)),
    }),
  ),
  views: v.array(ViewSchema),
});

export type Views = v.InferOutput<typeof ViewsSchema>;

/** Gives the pictures of one complex with its buildings and floors drawn over them. */
export const getViews = defineMethod({
  name: 'Objects.GetViews',
  verb: 'GET',
  summary: 'Gives the pictures of one complex with its buildings and floors drawn over them',
  input: v.strictObject({ vendor: alias }),
  result: ViewsSchema,
  errors: { 404: 'No complex has this alias' },
});
