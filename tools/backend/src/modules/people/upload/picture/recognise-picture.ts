import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../../../../kernel/method/refuse.ts';
import type { UploadType } from '../types.ts';
import { readHead } from '../read-head.ts';

/** What is said of a file that is none of those that the library takes. */
export const WRONG_PICTURE = 'Это не\u00a0картинка. Подойдут JPG, PNG, WebP, AVIF и\u00a0SVG';

const TYPES: Readonly<Record<string, UploadType>> = {
  ...{ jpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' },
};

/** A drawing begins with `<svg`, behind a declaration, a document type and comments. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i;

/**
 * Tells by its content what a picture is, whatever its name says.
 * @throws Refused 422 where it is none of those that the library takes
 */
export async function recognisePicture(path: string): Promise<UploadType> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = await readHead(file, size);
    if (SVG.test(head.toString('utf8'))) return 'svg';
    const found = await fileTypeFromBuffer(head);
    const type = found && TYPES[found.ext];
    if (!type) throw refuse(422, WRONG_PICTURE);
    return type;
  } finally {
    await file.close();
  }
}
