import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import { NothingSchema, revision } from '../../core/schemas.ts';
import {
  LetterBodySchema,
  letterId,
  LetterPreviewSchema,
  LetterSchema,
  LettersSchema,
} from './letter.schema.ts';

const right = 'letters.edit';
const letter = v.object({ letter: LetterSchema });
const unknown = { 404: 'There is no such kind' };
const late = { 409: 'A colleague has changed it meanwhile' };
const written = v.strictObject({ id: letterId, body: LetterBodySchema });

export const listLetters = defineStudioMethod({
  name: 'Letters.List',
  verb: 'GET',
  summary: 'Lists every kind of letter and SMS that the product sends',
  right,
  input: NothingSchema,
  result: LettersSchema,
});

export const getLetter = defineStudioMethod({
  name: 'Letters.Get',
  verb: 'GET',
  summary: 'Returns the text of a kind, and what it may name',
  right,
  input: v.strictObject({ id: letterId }),
  result: letter,
  errors: unknown,
});

export const saveLetter = defineStudioMethod({
  name: 'Letters.Save',
  verb: 'POST',
  summary: 'Changes the text of a kind; whatever is sent from then on says it',
  right,
  input: v.strictObject({ id: letterId, revision, body: LetterBodySchema }),
  result: letter,
  errors: {
    ...unknown,
    ...late,
    422: 'A place is unknown, or one that has to be there is missing',
  },
});

export const resetLetter = defineStudioMethod({
  name: 'Letters.Reset',
  verb: 'POST',
  summary: 'Takes the text back that a kind has by itself; the journal has what it said',
  right,
  input: v.strictObject({ id: letterId, revision }),
  result: letter,
  errors: { ...unknown, ...late },
});

export const previewLetter = defineStudioMethod({
  name: 'Letters.Preview',
  verb: 'POST',
  summary:
    'Shows a text with the examples of its values, and says what is wrong with it; writes nothing',
  right,
  input: written,
  result: LetterPreviewSchema,
  errors: unknown,
});

export const testLetter = defineStudioMethod({
  name: 'Letters.Test',
  verb: 'POST',
  summary:
    'Sends a text with the examples of its values to the own mailbox; an SMS comes as a letter',
  right,
  input: written,
  result: v.object({ mailbox: v.string() }),
  errors: {
    ...unknown,
    422: 'Something is wrong with the text',
    429: 'Too many tests within the hour',
  },
});
