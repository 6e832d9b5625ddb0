import { addDefectPhoto } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { beginUpload } from '../../people/upload/begin-upload.ts';

/** Begins or continues the upload of a photo of a defect. */
export const addDefectPhotoHandler = implement(addDefectPhoto, ({ guid, ...file }, call) =>
  beginUpload(call, { kind: 'defect', id: guid }, { kind: 'photo', ...file }),
);
