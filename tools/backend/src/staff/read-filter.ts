import { isStorable } from '@m30/api';
import * as v from 'valibot';
import type { LeadFilter } from '../modules/deal/lead/find-leads.ts';

/** What somebody typed into the address is read as far as it makes sense; the form shows what was. */
const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.fallback(
    v.optional(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ]),
    ),
    undefined,
  );

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

const QuerySchema = v.object({
  form: optional(v.pipe(v.string(), v.regex(/^\w{1,40}\.\w{1,60}$/))),
  from: optional(day),
  to: optional(day),
  text: optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(100),
      v.check((value) => isStorable(value)),
    ),
  ),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
});

/** Reads the filter of the list and its page, from 1. */
export function readFilter(query: Record<string, string>): { filter: LeadFilter; page: number } {
  const { page, ...filter } = v.parse(QuerySchema, query);
  return { filter, page };
}

/** Writes a filter as a query with its `?`; empty where nothing is filtered. */
export function writeFilter(filter: LeadFilter, page = 1): string {
  const set = Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(set);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
