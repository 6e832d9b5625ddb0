import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, integer, requiredText } from '../../../core/schemas.ts';

/** Begins the upload of a photo; its bytes go on as those of `Order.AddFile` do. */
export const addDefectPhoto = defineMethod({
  name: 'LK.AddDefectPhoto',
  verb: 'POST',
  summary: 'Begins or continues the upload of a photo of a defect',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
    /** As the file is called on the visitor's disk. */
    name: requiredText(255),
    /** Bytes. */
    size: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  result: v.object({
    /** Guid of the upload, and of the photo once it is done. */
    upload: v.string(),
    /** Bytes that have come already. */
    offset: v.number(),
    /** Bytes that one piece should have. */
    chunk: v.number(),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such defect',
    409: 'The act is sent, or the defect has as many photos as it can',
    422: 'The file is empty or too large, or its name says that it is no photo',
  },
});
