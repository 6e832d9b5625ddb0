import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias } from '../../core/schemas.ts';
import { PlanGeometrySchema } from './plan-geometry.schema.ts';

/** Returns where the floor and the doors of a flat are, in metres. */
export const getPlanGeometry = defineMethod({
  name: 'Objects.GetPlanGeometry',
  verb: 'GET',
  summary: 'Returns where the floor and the doors of a flat are, in metres',
  input: v.strictObject({ vendor: alias, subvendor: alias, id: alias }),
  result: PlanGeometrySchema,
  errors: { 404: 'No lot has this address, or nobody has measured its plan' },
});
