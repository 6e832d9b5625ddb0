import * as v from 'valibot';
import { parseHtml } from './parse-html.ts';
import { writeHtml } from './write-html.ts';

const markup = v.pipe(v.string(), v.maxLength(100_000), v.metadata({ control: 'html' }));

/** HTML from the database, up to 100 000 characters, cleaned into a tree. */
export const HtmlSchema = v.pipe(markup, v.transform(parseHtml));

/** The same, and the cleaned tree written as HTML again, for a modal that takes markup. */
export const CleanHtmlSchema = v.pipe(
  HtmlSchema,
  v.transform((tree) => ({ tree, markup: writeHtml(tree) })),
);
