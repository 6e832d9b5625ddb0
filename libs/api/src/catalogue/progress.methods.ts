import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';

/** Stages of the works in their order. */
const WorkStageSchema = v.picklist([
  'site',
  'pit',
  'foundation',
  'parking',
  'frame',
  'facade',
  'finishing',
  'keys',
]);

/** A building and how far it has come by the newest month. */
const BuildingWorksSchema = v.object({
  subvendor: v.string(),
  name: v.string(),
  floors: v.number(),
  stage: WorkStageSchema,
  /** Floors whose frame stands. */
  frame: v.number(),
  /** Floors whose facade is ready. */
  facade: v.number(),
});

const ProgressSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  /** Those of which the newest month tells. */
  buildings: v.array(BuildingWorksSchema),
  /** The picture over which the works are drawn; `null` where none shows the buildings. */
  picture: v.nullable(PictureSchema),
  /** The newest first. */
  months: v.array(
    v.object({
      /** First day of the month, ISO. */
      month: v.string(),
      text: v.string(),
      /** Path of the SVG to lay over the picture: what is not built yet, as a sketch. */
      drawing: v.string(),
    }),
  ),
});

/** Tells month by month how the works of a complex went on. */
export const getProgress = defineMethod({
  name: 'Objects.GetProgress',
  verb: 'GET',
  summary: 'Tells month by month how the works of a complex went on',
  input: v.strictObject({ vendor: alias }),
  result: ProgressSchema,
  errors: { 404: 'No complex has this alias' },
});
