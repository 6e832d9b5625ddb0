import { webVitals } from '@m30/api';
import { implement } from '../method/implement.ts';
import { ratingOf, type Rated } from '../counters/rating.ts';
import { limitBeacons } from './limit-beacons.ts';

/** Adds how a page felt to the metrics, and that it was open to the figures of the day. */
export const webVitalsHandler = implement(webVitals, (input, call) => {
  limitBeacons(call);
  const { counters, metrics } = call.services;
  const { device, lcp, inp, ttfb, cls } = input;
  const route = metrics.routeOf(input.route);
  for (const [vital, value] of Object.entries({ lcp, inp, ttfb })) {
    if (value !== undefined) metrics.vitals.observe({ vital, route, device }, value / 1000);
  }
  counters.count('page', route);
  for (const [vital, value] of Object.entries({ lcp, inp, cls })) {
    if (value !== undefined) counters.count(vital as Rated, route, ratingOf(vital as Rated, value));
  }
  if (cls !== undefined) metrics.shifts.observe({ route, device }, cls);
  return {};
});
