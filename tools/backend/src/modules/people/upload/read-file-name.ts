import { refuse } from '../../../kernel/method/refuse.ts';
import type { FileRules } from './upload-host.ts';

/** Characters that draw nothing, turn the direction of writing, or control a terminal. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Blanks and dots at both ends: Windows drops them, Unix hides what begins with a dot; letters that draw nothing. */
const EDGES =
  /^[\s.\u115f\u1160\u2800\u3164\uffa0]+|(?<![\s.\u115f\u1160\u2800\u3164\uffa0])[\s.\u115f\u1160\u2800\u3164\uffa0]+$/g;

/** Names that Windows opens as a device, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:$|[\s.])/i;

/** Longest name that is stored, without its ending. */
const LONGEST = 100;

/**
 * Reads the name of a file as a visitor's browser gives it: no path, nothing invisible, one way to
 * write «й», nothing that an operating system takes amiss. The ending is left out: the content decides it.
 * @throws Refused 422 for a path, for no name and for an ending that is not taken
 */
export function readFileName(
  given: string,
  { endings, wrongType }: Pick<FileRules, 'endings' | 'wrongType'>,
): string {
  const clean = given.normalize('NFC').replace(INVISIBLE, '').trim();
  if (/[/\\]|^\.\.?$|^[a-z]:/i.test(clean)) {
    throw refuse(422, 'В имени файла не должно быть пути. Переименуйте файл');
  }
  const dot = clean.lastIndexOf('.');
  if (dot < 0 || !endings.has(clean.slice(dot + 1).toLowerCase())) throw refuse(422, wrongType);
  const whole = clean.slice(0, dot).replace(EDGES, '');
  const name = [...whole].slice(0, LONGEST).join('').replace(EDGES, '');
  if (name === '') throw refuse(422, 'У файла нет имени. Переименуйте файл');
  return DEVICE.test(name) ? `_${name}` : name;
}
