import * as v from 'valibot';
import { parseHtml } from './parse-html.ts';

/** HTML from the database, up to 100 000 characters, cleaned into a tree. */
export const HtmlSchema = v.pipe(v.string(), v.maxLength(100_000), v.transform(parseHtml));
