import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, NothingSchema } from '../core/schemas.ts';
import { lotFilterEntries } from './lot-filter.schema.ts';
import { LotSchema, PlannedProgrammeSchema } from './lot.schema.ts';

const { programme, term, down } = lotFilterEntries;

/** Returns one flat; a sold flat is given too, with its status. Payments are counted by `programme`, `term` and `down` as in lists. */
export const getLot = defineMethod({
  name: 'Objects.GetLot',
  verb: 'GET',
  summary: 'Returns one flat; a sold flat is given too, with its status',
  input: v.strictObject({ vendor: alias, subvendor: alias, id: alias, programme, term, down }),
  result: LotSchema,
  errors: { 404: 'No lot has this address' },
});

/** Lists the mortgage programmes: the common one first, then those of the banks. */
export const getProgrammes = defineMethod({
  name: 'Content.GetProgrammes',
  verb: 'GET',
  summary: 'Lists the mortgage programmes: the common one first, then those of the banks',
  input: NothingSchema,
  result: v.object({ programmes: v.pipe(v.array(PlannedProgrammeSchema), v.minLength(1)) }),
});
