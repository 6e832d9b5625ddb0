import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { announcedFile, UploadSchema } from '../../../core/upload.ts';

/** Begins the upload of a photo; its bytes go on as those of `Order.AddFile` do. */
export const addDefectPhoto = defineMethod({
  name: 'LK.AddDefectPhoto',
  verb: 'POST',
  summary: 'Begins or continues the upload of a photo of a defect',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
    ...announcedFile,
  }),
  result: UploadSchema,
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such defect',
    409: 'The act is sent, or the defect has as many photos as it can',
    422: 'The file is empty or too large, or its name says that it is no photo',
  },
});
