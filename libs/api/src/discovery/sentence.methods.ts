import * as v from 'valibot';
import { LotFilterSchema } from '../catalogue/lot-filter.schema.ts';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema, text } from '../core/schemas.ts';
import { LONGEST_SENTENCE, NamesSchema } from './sentence.schema.ts';

/** UTF-16 units of the sentence; `end` is exclusive. */
const span = { start: v.number(), end: v.number() };

/** Reads a wish in words as filters of flats, and counts what they find. */
export const readWish = defineMethod({
  name: 'Objects.ReadSentence',
  // A sentence may hold an address of work, which is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Reads a wish in words as filters of flats, and counts what they find',
  input: v.strictObject({ text: text(LONGEST_SENTENCE) }),
  result: v.object({
    /** All that was understood; an address to travel to is its `work`. */
    filters: LotFilterSchema,
    /** What each part of the sentence became. */
    understood: v.array(v.object({ ...span, filters: LotFilterSchema })),
    /** Words that became nothing, in lower case. */
    notUnderstood: v.array(v.object({ ...span, word: v.string() })),
    /** Places to travel to; `label` is what one was taken for, `null` where it was not found or the way to it is no filter. */
    addresses: v.array(v.object({ ...span, text: v.string(), label: v.nullable(v.string()) })),
    /** Flats that fit. */
    total: v.number(),
    /** The smallest changes that find more, where nothing fits: the whole filter with each, and what it finds. */
    easier: v.array(
      v.object({
        key: v.string(),
        /** Further wishes that give way with it, where no single one is enough. */
        also: v.optional(v.array(v.string())),
        filters: LotFilterSchema,
        total: v.number(),
      }),
    ),
  }),
});

/** Returns what the catalogue knows by name, for whoever reads sentences. */
export const getNames = defineMethod({
  name: 'Objects.GetNames',
  verb: 'GET',
  summary: 'Returns what the catalogue knows by name, for whoever reads sentences',
  input: NothingSchema,
  result: NamesSchema,
});
