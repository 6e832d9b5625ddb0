import * as v from 'valibot';
import { integer, requiredText } from './schemas.ts';

/** What the browser says of a file before it sends the bytes: entries of the input of an `…Add…File` method. */
export const announcedFile = {
  /** As the file is called on the visitor's disk. */
  name: requiredText(255),
  /** Bytes. */
  size: integer(0, Number.MAX_SAFE_INTEGER),
};

/** An upload that has begun or goes on; its bytes go in pieces to `PATCH /api/uploads/{upload}?offset=N`, `GET` there tells how many have come. */
export const UploadSchema = v.object({
  /** Guid of the upload, and of the file once it is done. */
  upload: v.string(),
  /** Bytes that have come already. */
  offset: v.number(),
  /** Bytes that one piece should have. */
  chunk: v.number(),
});
