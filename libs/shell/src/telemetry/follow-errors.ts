import type {} from './record-errors-script.ts';

/** Errors of one page that are reported: one that fails in a loop says nothing new. */
const MOST = 10;

/** Name of a function and its place in the product's own files, as Chromium, Safari and Firefox write them. */
const OWN =
  /(?:at )?([\w$.]{0,100})[@ (]{0,3}https?:\/\/[^/\s]+((?:\/lk)?\/assets\/[\w.-]+\.js:\d+:\d+)/g;

/**
 * Reports uncaught errors to `Metrics.Error`, including those recorded before this code arrived. Of a stack only the
 * product's own files are reported; an error that stems from none of them (extensions, other sites' scripts) is not ours.
 */
export function followErrors(): void {
  const early = window.earlyErrors ?? [];
  let reported = 0;
  const report = (event: Event & { reason?: unknown; error?: unknown }) => {
    const error = event.reason || event.error;
    if (!error || reported >= MOST) return;
    const { name, message, stack = '' } = error as Partial<Error>;
    const own = Array.from(stack.matchAll(OWN), ([, where, place]) => `${where}@${place}`);
    if (name === 'AbortError' || (stack && !own[0])) return;
    reported += 1;
    const { route = '*', release = '' } = document.documentElement.dataset;
    const said = message ? `${name}: ${message}` : String(error);
    sendBeacon('Error', {
      ...{ route, release },
      message: said.slice(0, 300),
      stack: own.slice(0, 10).join('\n').slice(0, 1500),
    });
  };
  early.forEach(report);
  early.push = (...events) => {
    events.forEach(report);
    return 0;
  };
}

/** Sends a measurement that need not arrive. */
export function sendBeacon(method: 'Error' | 'WebVitals', content: object): void {
  const type = 'application/json';
  navigator.sendBeacon(`/api/Metrics.${method}`, new Blob([JSON.stringify(content)], { type }));
}
