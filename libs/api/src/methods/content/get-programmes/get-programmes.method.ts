import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { ProgrammeSchema } from '../../shared/lot.schema.ts';

export const PlannedProgrammeSchema = v.object({
  ...ProgrammeSchema.entries,
  /** Name in addresses: «baltika-standard». */
  id: v.string(),
  /** `null` for the one that several banks give and payments on cards are counted by. */
  bank: v.nullable(v.string()),
  /** Where the figures come from. */
  source: v.string(),
});

/** Lists the mortgage programmes: the common one first, then those of the banks. */
export const getProgrammes = defineMethod({
  name: 'Content.GetProgrammes',
  verb: 'GET',
  summary: 'Lists the mortgage programmes: the common one first, then those of the banks',
  input: NothingSchema,
  result: v.object({ programmes: v.pipe(v.array(PlannedProgrammeSchema), v.minLength(1)) }),
});
