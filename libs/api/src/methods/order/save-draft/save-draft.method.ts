import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { DraftDataSchema, DraftStepSchema } from '../shared/draft.schema.ts';

/** Keeps what is typed in a step of the order so far; nothing of it is checked but shape and size. */
export const saveDraft = defineMethod({
  name: 'Order.SaveDraft',
  verb: 'POST',
  summary: 'Keeps what is typed in a step of an order so far',
  access: 'buyer',
  input: v.strictObject({ guid, step: DraftStepSchema, data: DraftDataSchema }),
  result: v.strictObject({}),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such order' },
});
