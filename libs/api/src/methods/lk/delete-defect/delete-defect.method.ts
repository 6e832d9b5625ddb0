import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { handoverErrors } from '../shared/handover.schema.ts';

/** Deletes a defect from the act that is not sent yet, with its photos. */
export const deleteDefect = defineMethod({
  name: 'LK.DeleteDefect',
  verb: 'POST',
  summary: 'Deletes a defect from an act that is not sent yet',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
  }),
  result: v.strictObject({}),
  errors: handoverErrors,
});
