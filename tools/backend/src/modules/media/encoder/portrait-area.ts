import type { SourcePicture } from './types.ts';

/** Width to height of a portrait crop. */
const PORTRAIT = 2 / 3;

/** The part of a picture that a portrait shows: full height, as near to the focus as its edges let. */
export function portraitArea({ width, height, focus }: SourcePicture) {
  const cropped = Math.min(width, Math.round(height * PORTRAIT));
  const centred = Math.round((width * focus) / 100 - cropped / 2);
  const left = Math.max(0, Math.min(width - cropped, centred));
  return { left, top: 0, width: cropped, height };
}
