import { webVitals } from '@m30/api';
import { implement } from '../method/implement.ts';
import { limitBeacons } from './limit-beacons.ts';

/** Adds how a page felt to the metrics. */
export const webVitalsHandler = implement(webVitals, (input, call) => {
  limitBeacons(call);
  const { metrics } = call.services;
  const { device, lcp, inp, ttfb, cls } = input;
  const route = metrics.routeOf(input.route);
  for (const [vital, value] of Object.entries({ lcp, inp, ttfb })) {
    if (value !== undefined) metrics.vitals.observe({ vital, route, device }, value / 1000);
  }
  if (cls !== undefined) metrics.shifts.observe({ route, device }, cls);
  return {};
});
