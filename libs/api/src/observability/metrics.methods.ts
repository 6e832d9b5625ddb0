import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';

/** Pattern of a page's address as the route tables write it, without anything that was filled in. */
const routePattern = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^(\*|\/[\w:?*./-]*)$/, 'Неверный параметр'),
);

/** Milliseconds; ten minutes are longer than anybody waits. */
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** How a page felt, measured by the visitor's browser; nothing of it tells who the visitor is. */
const WebVitalsSchema = v.strictObject({
  /** Pattern of the page's address, `/obekty/:vendor`. */
  route: routePattern,
  device: v.picklist(['phone', 'desk']),
  /** Largest contentful paint. */
  lcp: v.optional(milliseconds),
  /** Interaction to next paint. */
  inp: v.optional(milliseconds),
  /** Time to first byte. */
  ttfb: v.optional(milliseconds),
  /** Cumulative layout shift, a score. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/** Accepts how a page felt in a browser. */
export const webVitals = defineMethod({
  name: 'Metrics.WebVitals',
  verb: 'POST',
  summary: 'Accepts how a page felt in a browser',
  input: WebVitalsSchema,
  result: v.object({}),
  errors: { 429: 'Too many from one address' },
});

/** An error that nobody caught in a browser. */
const BrowserErrorSchema = v.strictObject({
  /** Pattern of the page's address, `/obekty/:vendor`. */
  route: routePattern,
  message: v.pipe(v.string(), v.maxLength(300)),
  /** Lines of the stack that lie in the product's own files, `name@/assets/file.js:line:column`. */
  stack: v.optional(v.pipe(v.string(), v.maxLength(1500)), ''),
  /** Name of the file that starts the page's code: it differs in each release. */
  release: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w.-]*$/)), ''),
});

/** Accepts an error of a page; `reportError` and whatever nobody catches come here. */
export const browserError = defineMethod({
  name: 'Metrics.Error',
  verb: 'POST',
  summary: 'Accepts an error that nobody caught in a browser',
  input: BrowserErrorSchema,
  result: v.object({}),
  errors: { 429: 'Too many from one address' },
});
