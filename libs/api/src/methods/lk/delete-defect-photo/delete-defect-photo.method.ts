import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { handoverErrors } from '../shared/handover.schema.ts';

/** Deletes a photo of a defect that is not sent yet, also one that is unfinished. */
export const deleteDefectPhoto = defineMethod({
  name: 'LK.DeleteDefectPhoto',
  verb: 'POST',
  summary: 'Deletes a photo of a defect that is not sent yet',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
    /** Guid of the photo. */
    photo: guid,
  }),
  result: v.strictObject({}),
  errors: handoverErrors,
});
