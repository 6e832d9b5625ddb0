import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import {
  DoneSchema,
  guid,
  pageEntries,
  pageNumber,
  requiredText,
  revision,
  text,
} from '../../core/schemas.ts';
import {
  LibraryPictureSchema,
  PictureBodySchema,
  PictureKindSchema,
  PictureUseSchema,
} from './picture.schema.ts';

const id = requiredText(80, 'Выберите картинку');

const edited = v.object({
  picture: v.object({
    ...LibraryPictureSchema.entries,
    /** `null` of the product's own. */
    file: v.nullable(
      v.object({
        /** As it was called on the disk of who sent it. */
        name: v.string(),
        bytes: v.number(),
        added_at: v.string(),
        replaced_at: v.nullable(v.string()),
      }),
    ),
    body: v.object({ ...PictureBodySchema.entries, alt: v.string() }),
    /** Goes with every change: the second of two concurrent changes is refused. */
    revision: v.string(),
    used: v.array(PictureUseSchema),
  }),
});

const missing = { 404: 'There is no such picture' };
const refusedFile = {
  422: 'The file is no picture that can be read, or has too many pixels',
  503: 'Too many pictures are being decoded',
};
const changed = { 409: 'A colleague has changed it meanwhile, or it came with the product' };

export const listPictures = defineStudioMethod({
  name: 'Pictures.List',
  verb: 'GET',
  summary: 'Lists pictures of the library, the newest first',
  right: 'media.read',
  input: v.strictObject({
    /** Part of what is to be seen, of the author, or of the name of the file. */
    text: v.optional(text(100)),
    kind: v.optional(PictureKindSchema),
    /** `unused`: uploaded and used nowhere; `no-alt`: nobody has said what is to be seen. */
    only: v.optional(v.picklist(['uploaded', 'unused', 'no-alt'])),
    page: pageNumber,
  }),
  result: v.object({ ...pageEntries, pictures: v.array(LibraryPictureSchema) }),
});

export const getPicture = defineStudioMethod({
  name: 'Pictures.Get',
  verb: 'GET',
  summary: 'Returns what is known of a picture, and every place that uses it',
  right: 'media.read',
  input: v.strictObject({ id }),
  result: edited,
  errors: missing,
});

export const beginPicture = defineStudioMethod({
  name: 'Pictures.Begin',
  verb: 'POST',
  summary: 'Begins the upload of a file, or goes on with one; its bytes go in pieces',
  right: 'media.edit',
  input: v.strictObject({
    name: requiredText(255),
    size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  result: v.object({
    /** Guid of the upload. */
    upload: v.string(),
    /** Bytes that have come already, and that one piece should have. */
    offset: v.number(),
    chunk: v.number(),
  }),
  errors: { 409: 'Too many files are on their way', 422: 'The file cannot be taken' },
});

export const addPicture = defineStudioMethod({
  name: 'Pictures.Add',
  verb: 'POST',
  summary: 'Makes a picture of a file that has come whole; the same file is the same picture',
  right: 'media.edit',
  input: v.strictObject({ upload: guid }),
  result: v.object({
    picture: LibraryPictureSchema,
    /** The library has had it before. */
    known: v.boolean(),
  }),
  errors: { 404: 'There is no such file', ...refusedFile },
});

export const describePicture = defineStudioMethod({
  name: 'Pictures.Describe',
  verb: 'POST',
  summary: 'Says what is to be seen on a picture, whose it is, and where its subject stands',
  right: 'media.edit',
  input: v.strictObject({ id, revision, body: PictureBodySchema }),
  result: edited,
  errors: { ...missing, ...changed },
});

export const replacePicture = defineStudioMethod({
  name: 'Pictures.Replace',
  verb: 'POST',
  summary: 'Puts another file in the place of a picture, wherever it is used',
  right: 'media.edit',
  input: v.strictObject({ id, upload: guid }),
  result: edited,
  errors: { ...missing, ...changed, ...refusedFile },
});

export const deletePicture = defineStudioMethod({
  name: 'Pictures.Delete',
  verb: 'POST',
  summary: 'Takes a picture away for good, if nothing uses it',
  right: 'media.edit',
  input: v.strictObject({ id }),
  result: DoneSchema,
  errors: { ...missing, 409: 'Something uses it, or it came with the product' },
});
