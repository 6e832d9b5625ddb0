import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks } from '../../../core/schemas.ts';
import { lotIds } from '../../cart/shared/lists.schema.ts';
import { LotStatusSchema } from '../../shared/lot.schema.ts';

/** Status and price of a lot at this moment. */
export const LotStateSchema = v.object({
  /** Readable: `k2-57`. */
  id: v.string(),
  status: LotStatusSchema,
  /** `null` where the lot is not for sale. */
  price: v.nullable(kopecks),
});

export type LotState = v.InferOutput<typeof LotStateSchema>;

/** Gives statuses and prices of up to 50 lots; unknown ids are left out. */
export const getStatuses = defineMethod({
  name: 'Objects.GetStatuses',
  verb: 'GET',
  summary: 'Gives statuses and prices of up to 50 lots',
  input: v.strictObject({ ids: lotIds }),
  result: v.object({ lots: v.array(LotStateSchema) }),
});
