import * as v from 'valibot';
import { defaultTexts } from '../../core/texts.ts';

/** Most characters of a question. */
export const LONGEST_MESSAGE = 1000;

/** What somebody wants to know, in a sentence or several. */
export const MessageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(defaultTexts.messageMissing),
  v.minLength(5, defaultTexts.messageShort),
);
