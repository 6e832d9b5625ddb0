import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { letterKey } from '../get-letters/get-letters.method.ts';

/** Ends the letters of one kind by the link of any of them, without a login. */
export const stopLetters = defineMethod({
  name: 'LK.StopLetters',
  verb: 'POST',
  summary: 'Ends the letters of one kind by the link of any of them',
  input: v.strictObject({ key: letterKey }),
  result: v.object({}),
  errors: { 404: 'The link was not written by this product' },
});
