import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { defectEntries, DefectSchema, handoverErrors } from '../shared/handover.schema.ts';

/** Writes a defect into the act that is not sent yet, or changes one there. */
export const saveDefect = defineMethod({
  name: 'LK.SaveDefect',
  verb: 'POST',
  summary: 'Writes or changes a defect of an act that is not sent yet',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    order: guid,
    /** Of the defect that is changed; a new one without. */
    defect: v.optional(guid),
    ...defectEntries,
  }),
  result: v.object({ defect: DefectSchema }),
  errors: handoverErrors,
});
