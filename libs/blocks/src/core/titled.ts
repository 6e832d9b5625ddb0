import * as v from 'valibot';

/** Languages that fields have names in: Russian for the Studio, English for documents. */
export type TitleLanguage = 'ru' | 'en';

/** The same schema with the names of its field: in Russian, which forms for editors show, and in English, which documents do. */
export const titled = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  title: string,
  english: string,
): Schema => v.pipe(schema, v.title(title), v.metadata({ english })) as unknown as Schema;

/** Name of a field in a language; `undefined` where its schema has none. */
export function titleOf(schema: v.GenericSchema, language: TitleLanguage): string | undefined {
  if (language === 'ru') return v.getTitle(schema);
  const { english } = v.getMetadata(schema);
  return typeof english === 'string' ? english : undefined;
}
