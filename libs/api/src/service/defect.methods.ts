import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, text } from '../core/schemas.ts';
import { announcedFile, UploadSchema } from '../core/upload.ts';
import { defectEntries, DefectSchema, handoverErrors } from './acceptance.schema.ts';

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
    404: 'The buyer has no such defect',
    409: 'The act is sent, or the defect has as many photos as it can',
    422: 'The file is empty or too large, or its name says that it is no photo',
  },
});

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

/** Sends all defects that are written as one act. */
export const sendDefects = defineMethod({
  name: 'LK.SendDefects',
  verb: 'POST',
  summary: 'Sends the defects of the buyer’s premises as one act',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
  }),
  result: v.object({
    /** Number of the act. */
    act: v.number(),
    /** Last day of the repair, `YYYY-MM-DD`. */
    due_on: v.string(),
  }),
  errors: { ...handoverErrors, 422: 'Nothing is written, or photos are still on their way' },
});

/** Says whether a defect is repaired indeed. */
export const answerDefect = defineMethod({
  name: 'LK.AnswerDefect',
  verb: 'POST',
  summary: 'Confirms that a defect is repaired, or returns it',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
    answer: v.picklist(['confirmed', 'returned'], 'Выберите ответ'),
    /** What is still wrong; needed where it is returned. */
    comment: v.optional(text(500)),
  }),
  result: v.object({ defect: DefectSchema }),
  errors: { ...handoverErrors, 422: 'It is returned without a word' },
});
