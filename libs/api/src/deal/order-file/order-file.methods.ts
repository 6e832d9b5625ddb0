import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { guid, integer } from '../../core/schemas.ts';
import { announcedFile, UploadSchema } from '../../core/upload.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';
import { OrderFileSchema } from '../order.schema.ts';

/** Lists the files of one order of the buyer. */
export const getFiles = defineMethod({
  name: 'Order.GetFiles',
  verb: 'POST',
  summary: 'Lists the files of one order of the buyer',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ files: v.array(OrderFileSchema) }),
  errors: { 404: 'The buyer has no such order' },
});

/** What a document of an order is. */
const FileKindSchema = v.picklist(DOCUMENT_KINDS, 'Неизвестный вид документа');

/**
 * Begins the upload of a document. Its bytes go in pieces to `PATCH /api/uploads/{upload}?offset=N`;
 * `GET` there tells how many have come. The same document that is unfinished goes on where it stopped.
 */
export const addFile = defineMethod({
  name: 'Order.AddFile',
  verb: 'POST',
  summary: 'Begins or continues the upload of a document of an order',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
    kind: FileKindSchema,
    /** Whose document it is, from 0; none where it belongs to all. */
    participant: v.optional(integer(0, 7)),
    ...announcedFile,
  }),
  result: UploadSchema,
  errors: {
    404: 'The buyer has no such order',
    409: 'The order takes no files now, or has as many as it can',
    422: 'The file is empty or too large, or its name says that it is of another type',
  },
});

/** Deletes a document that the buyer has uploaded, also one that is unfinished. */
export const deleteFile = defineMethod({
  name: 'Order.DeleteFile',
  verb: 'POST',
  summary: 'Deletes a document that the buyer has uploaded',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
    /** Guid of the file. */
    file: guid,
  }),
  result: v.strictObject({}),
  errors: {
    404: 'The buyer has no such order',
    409: 'The documents of the order can’t be changed any more',
  },
});
