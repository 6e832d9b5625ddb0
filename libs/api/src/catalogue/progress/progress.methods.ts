import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias } from '../../core/schemas.ts';
import { PictureSchema } from '../../media/picture.schema.ts';

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

/** Phases of which there are pictures, in their order; one camera, so that they lie on each other. */
const WorkPhaseSchema = v.picklist(['pit', 'frame', 'walls', 'finish']);

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
  /** A visualisation of each phase that there is one of; none of a completed complex. */
  phases: v.array(v.object({ phase: WorkPhaseSchema, picture: PictureSchema })),
  /** The newest first. */
  months: v.array(
    v.object({
      /** First day of the month, ISO. */
      month: v.string(),
      text: v.string(),
      /** How far most of the complex had come. */
      phase: WorkPhaseSchema,
      /** Floors whose frame stands, of all buildings together. */
      frame: v.number(),
      /** Floors whose facade is ready, of all buildings together. */
      facade: v.number(),
    }),
  ),
});

/** Returns month by month how the works of a complex went on. */
export const getProgress = defineMethod({
  name: 'Objects.GetProgress',
  verb: 'GET',
  summary: 'Returns month by month how the works of a complex went on',
  input: v.strictObject({ vendor: alias }),
  result: ProgressSchema,
  errors: { 404: 'No complex has this alias' },
});
