import * as v from 'valibot';
import { requiredText, text } from '../core/schemas.ts';

/** A field with the Russian name that the Studio's form shows. */
export const named = <Schema extends v.GenericSchema<unknown, unknown>>(
  title: string,
  schema: Schema,
) => v.pipe(schema, v.title(title)) as unknown as Schema;

/** A field with the Russian sentence that stands below its name: where to find it. */
export const hinted = <Schema extends v.GenericSchema<unknown, unknown>>(
  hint: string,
  schema: Schema,
) => v.pipe(schema, v.description(hint)) as unknown as Schema;

/** A line of words that has to be there. */
export const line = (title: string, most = 120) => named(title, requiredText(most));

/** A line of words that may be left out. */
export const optionalLine = (title: string, most = 120) => v.optional(named(title, text(most)));
