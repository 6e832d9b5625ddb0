import { deleteDefectPhoto } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteUpload } from '../../people/upload/delete-upload.ts';

/** Deletes a photo that the buyer attached, while the defect may be changed; {@link deleteUpload} says what is refused. */
export const deleteDefectPhotoHandler = implement(
  deleteDefectPhoto,
  async ({ guid, photo }, call) => {
    await deleteUpload(call, { kind: 'defect', id: guid }, photo);
    return {};
  },
);
