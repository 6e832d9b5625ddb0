import {
  MOST_PICTURE_BYTES,
  PICTURE_ENDINGS,
} from '@m30/studio/contract/content/picture/picture.schema';
import { refuse } from '../../kernel/method/refuse.ts';
import type { UploadHost } from '../../modules/people/upload/upload-host.ts';
import {
  recognisePicture,
  WRONG_PICTURE,
} from '../../modules/people/upload/picture/recognise-picture.ts';

/** Files of one person that may be on their way or wait to become pictures. */
const MOST_WAITING = 200;

const nothing = () => Promise.resolve();

/** A file that one of the staff sends to the library, until it is a picture there. */
export const pictureDraftHost: UploadHost = {
  staff: true,
  most: MOST_WAITING,
  rules: {
    endings: new Set(PICTURE_ENDINGS),
    wrongType: WRONG_PICTURE,
    bytes: MOST_PICTURE_BYTES,
    tooLarge: 'Файл больше 20 МБ. Уменьшите картинку и\u00a0добавьте ещё раз',
    recognise: recognisePicture,
  },
  isOpenTo: () => Promise.resolve(false),
  lock: nothing,
  added: nothing,
  deleted: nothing,
};

/** A picture of the library: its file is changed by the methods of the library alone. */
export const pictureHost: UploadHost = {
  isOpenTo: () => Promise.resolve(false),
  lock: () => Promise.reject(refuse(404, 'Такого файла нет. Добавьте его ещё раз')),
  added: nothing,
  deleted: nothing,
};
