import * as v from 'valibot';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Flats of the catalogue by a filter, alive: what is sold is not shown tomorrow. */
export const LotsSchema = titled(
  v.object({
    ...headEntries,
    /** Filter as the catalogue's address has it: `complex=kanal&rooms=2`; empty for all flats. */
    query: titled(
      v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(1_000),
          v.transform((query) => new URLSearchParams(query.replace(/^[^?]*\?/, '')).toString()),
        ),
        '',
      ),
      'Фильтр каталога',
      'Filter of the catalogue',
    ),
    /** Cards at most. */
    limit: titled(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 3),
      'Карточек не больше',
      'Most cards',
    ),
  }),
  'Квартиры каталога',
  'Flats of the catalogue',
);

export type LotsInput = v.InferInput<typeof LotsSchema>;
export type LotsProps = v.InferOutput<typeof LotsSchema>;
