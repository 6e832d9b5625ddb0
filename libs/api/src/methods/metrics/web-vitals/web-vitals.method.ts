import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { routePattern } from '../shared/route-pattern.ts';

/** Milliseconds; ten minutes are longer than anybody waits. */
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** How a page felt, measured by the visitor's browser; nothing of it tells who the visitor is. */
export const WebVitalsSchema = v.strictObject({
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

/** Takes how a page felt in a browser. */
export const webVitals = defineMethod({
  name: 'Metrics.WebVitals',
  verb: 'POST',
  summary: 'Takes how a page felt in a browser',
  input: WebVitalsSchema,
  result: v.object({}),
  errors: { 429: 'Too many from one address' },
});
