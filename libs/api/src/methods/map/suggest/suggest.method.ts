import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';

/** Suggests addresses for what was typed so far. */
export const suggest = defineMethod({
  name: 'Map.Suggest',
  // An address of work is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Suggests addresses for what was typed so far',
  input: v.strictObject({ text: requiredText(200) }),
  result: v.object({
    /** Best first; `note` tells namesakes apart and may be empty. */
    suggestions: v.array(v.object({ label: v.string(), note: v.string() })),
  }),
  errors: { 429: 'Too many from one address', 503: 'No service answered' },
});
