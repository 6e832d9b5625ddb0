import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { ApplicationSchema } from '../shared/application.schema.ts';

/** Lists the visitor's own applications with the answers of the banks, the latest first. */
export const getMortgageApplications = defineMethod({
  name: 'Mortgage.GetApplications',
  verb: 'GET',
  summary: 'Lists the mortgage applications of the visitor with the answers of the banks',
  input: NothingSchema,
  result: v.object({ applications: v.array(ApplicationSchema) }),
});
