import { startTracker } from './call-tracker.ts';
import type { Counter } from './counter.ts';

/** Queue of Calltouch until its script is there, and its function afterwards. */
type Calltouch = ((...call: unknown[]) => unknown) & {
  callbacks?: unknown[][];
  loaded?: boolean;
  counters?: string[];
};

declare global {
  interface Window {
    CalltouchDataObject?: string;
    ct?: Calltouch;
  }
}

/**
 * Starts Calltouch, which puts the number of this visit in place of the company's.
 * @param modId of the script, as the account shows it
 */
export function startCalltouch(modId: string): Counter {
  const queue: Calltouch = (...call) => void (queue.callbacks ??= []).push(call);
  Object.assign(queue, { callbacks: [], loaded: false, counters: [modId] });
  window.CalltouchDataObject = 'ct';
  window.ct ??= queue;
  return startTracker({
    session: 'calltouch_session',
    ask() {
      const answer = window.ct?.('calltracking_params', modId) as
        { sessionId?: unknown } | undefined;
      return answer?.sessionId;
    },
    script: `https://mod.calltouch.ru/init.js?id=${modId}`,
    cookies: '_ct',
  });
}
