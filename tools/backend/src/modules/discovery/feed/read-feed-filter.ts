import * as v from 'valibot';
import { LotFilterSchema, type LotFilter } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';

/** How the catalogue shows what it has found, and who led there: no part of the filter. */
const BESIDES = /^(sort|page|view|utm_.+|yclid|gclid|ymclid|erid)$/;

/**
 * Reads a filter of flats as staff copy it: the address of the catalogue, or its query.
 * @throws Refused 422 at the field `filter`
 */
export function readFeedFilter(text: string): LotFilter {
  const mark = text.indexOf('?');
  const isAddress = mark >= 0 || /^(https?:|\/)/.test(text);
  const query = isAddress ? text.slice(mark >= 0 ? mark + 1 : text.length) : text;
  const asked = [...new URLSearchParams(query.split('#')[0])].filter(([key]) => !BESIDES.test(key));
  const read = v.safeParse(LotFilterSchema, Object.fromEntries(asked));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const key = String(issue.path?.[0].key);
  const isUnknown = !(key in LotFilterSchema.entries);
  const message = isUnknown ? `В каталоге нет отбора «${key}»` : `${key}: ${issue.message}`;
  throw refuse(422, message, [{ path: 'filter', message }]);
}
