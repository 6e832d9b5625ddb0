import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { PictureSchema } from '../../shared/lot.schema.ts';

export const OfficeSchema = v.object({
  alias: v.string(),
  title: v.string(),
  address: v.string(),
  /** Latitude, longitude in degrees. */
  coordinate: v.tuple([v.number(), v.number()]),
  phone: v.string(),
  /** Opening hours, a line each. */
  working: v.array(v.object({ text: v.string() })),
  notification: v.array(v.string()),
  picture: v.nullable(PictureSchema),
});

export type Office = v.InferOutput<typeof OfficeSchema>;

/** Lists the sales offices. */
export const getOffices = defineMethod({
  name: 'Content.GetOffices',
  verb: 'GET',
  summary: 'Lists the sales offices',
  input: NothingSchema,
  result: v.object({ offices: v.array(OfficeSchema) }),
});
