import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { pageEntries, pageNumber, text } from '../core/schemas.ts';
import { MortgageSchema } from './mortgage.schema.ts';

export const listMortgages = defineStudioMethod({
  name: 'Mortgage.List',
  verb: 'GET',
  summary: 'Lists applications for loans with the answers of the banks, newest first',
  right: 'mortgage.read',
  input: v.strictObject({
    /** Only those where some bank has not answered, or all have. */
    state: v.optional(v.picklist(['waiting', 'answered'], 'Неверное состояние')),
    /** Part of a number of the application or of its order. */
    text: v.optional(text(200)),
    page: pageNumber,
  }),
  result: v.object({ ...pageEntries, applications: v.array(MortgageSchema) }),
});
