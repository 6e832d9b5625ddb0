import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { routePattern } from '../shared/route-pattern.ts';

/** An error that nobody caught in a browser. */
export const BrowserErrorSchema = v.strictObject({
  /** Pattern of the page's address, `/obekty/:vendor`. */
  route: routePattern,
  message: v.pipe(v.string(), v.maxLength(300)),
  /** Lines of the stack that lie in the product's own files, `name@/assets/file.js:line:column`. */
  stack: v.optional(v.pipe(v.string(), v.maxLength(1500)), ''),
  /** Name of the file that starts the page's code: it differs in each release. */
  release: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w.-]*$/)), ''),
});

/** Takes an error of a page; `reportError` and whatever nobody catches come here. */
export const browserError = defineMethod({
  name: 'Metrics.Error',
  verb: 'POST',
  summary: 'Takes an error that nobody caught in a browser',
  input: BrowserErrorSchema,
  result: v.object({}),
  errors: { 429: 'Too many from one address' },
});
