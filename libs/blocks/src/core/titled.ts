import * as v from 'valibot';

/** The same schema with the Russian name of its field, which forms for editors show. */
export const titled = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  title: string,
): Schema => v.pipe(schema, v.title(title)) as unknown as Schema;
