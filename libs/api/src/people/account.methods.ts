import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, integer } from '../core/schemas.ts';

/** Returns whether the buyer reserved a flat in a sales office: `offline` is 1. */
export const getOfflineReserve = defineMethod({
  name: 'Cart.GetOfflineReserve',
  verb: 'POST',
  summary: 'Returns whether the buyer reserved a flat in a sales office',
  access: 'buyer',
  input: v.strictObject({ user_id: integer(1, Number.MAX_SAFE_INTEGER), user_guid: guid }),
  result: v.object({ offline: v.picklist([0, 1]) }),
  errors: { 403: 'Another buyer is asked about' },
});
