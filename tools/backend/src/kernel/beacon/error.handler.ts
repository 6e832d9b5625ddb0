import { browserError } from '@m30/api';
import { implement } from '../method/implement.ts';
import { withoutPeople } from '../observability/without-people.ts';
import { limitBeacons } from './limit-beacons.ts';

/** A place in a file of the product. */
const OWN_FILE = /^[\w$.<> -]{0,60}@?(\/lk)?\/assets\/[\w.-]+\.js:\d+:\d+$/;

/** Counts an error of a page, and logs it without what the visitor may have typed. */
export const browserErrorHandler = implement(browserError, (input, call) => {
  limitBeacons(call);
  const route = call.services.metrics.routeOf(input.route);
  call.services.metrics.browserErrors.inc({ route });
  call.services.counters.count('error', route);
  const { release } = input;
  const stack = input.stack.split('\n').filter((line) => OWN_FILE.test(line));
  call.log.warn({ route, release, said: plain(input.message), stack }, 'error in a browser');
  return {};
});

/** Visitors type Russian, the product's code speaks English; a query may hold anything. */
function plain(message: string): string {
  const words = message.replace(/\?\S*/g, '').replace(/[а-яё]+/gi, '…');
  return withoutPeople(words).replace(/[\u0000-\u001f]/g, ' ');
}
