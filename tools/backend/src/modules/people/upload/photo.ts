import { rename, rm, stat } from 'node:fs/promises';
import { createLimit } from '../../../kernel/time/limit.ts';
import { refuse, Refused, refuseForNow } from '../../../kernel/method/refuse.ts';
import { encode, NoPicture, type Encode } from '../../media/encoder/encoder.ts';
import type { PhotoJob } from '../../media/encoder/job.ts';
import type { UploadType } from './types.ts';

/** Longest side of a photo that is stored, pixels. */
const SIDE = 2000;

/** Photos that may wait for the one being decoded. */
const MOST_WAITING = 20;

const BUSY = 'Сейчас загружается слишком много фотографий. Попробуйте через минуту';

/**
 * Draws a photo anew over itself, upright and scaled down: the place and the device that its file
 * tells are gone, whatever the sender's browser has done.
 * @returns its type and bytes afterwards
 * @throws Refused 422 where it is no photo that can be read, 503 where too many wait
 */
export async function cleanPhoto(path: string): Promise<{ type: UploadType; size: number }> {
  const draft = `${path}.clean`;
  try {
    await decode({ photo: path, drawn: { side: SIDE, format: 'jpg' } }, draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, path);
  return { type: 'jpg', size: (await stat(path)).size };
}

/**
 * Makes sure that a picture can be decoded; its file stays as it is.
 * @throws Refused 422 where it cannot, 503 where too many wait
 */
export const checkPicture = (path: string): Promise<void> =>
  decode({ photo: path, drawn: null }, path);

/** Makes what decodes photos one at a time, however many arrive: each may take the whole budget of memory. */
export function createDecode(make: Encode): (job: PhotoJob, path: string) => Promise<void> {
  const refuseBusy = () => refuseForNow(503, BUSY, 10);
  const inTurn = createLimit(1, { most: MOST_WAITING, refuse: refuseBusy });
  return async (job, path) => {
    try {
      await inTurn(() => make(job, path));
    } catch (cause) {
      if (cause instanceof Refused) throw cause;
      // Nothing was learned of the photo where the process that makes pictures has ended.
      const refused = cause instanceof NoPicture ? refusalOf(cause) : refuseBusy();
      throw Object.assign(refused, { cause });
    }
  };
}

/**
 * Decodes a visitor's photo in the process that makes pictures.
 * @param path that what is drawn is written to
 * @throws Refused 422 where it is no photo that can be read, 503 where too many wait or the process has ended
 */
export const decode = createDecode(encode);

const refusalOf = ({ isTooLarge }: NoPicture): Refused =>
  isTooLarge
    ? refuse(422, 'В\u00a0фотографии слишком много точек. Уменьшите её и\u00a0добавьте ещё раз')
    : refuse(422, 'Фотография не\u00a0читается. Подойдут JPG и\u00a0PNG');
