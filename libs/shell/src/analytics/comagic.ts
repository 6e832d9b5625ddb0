import { startTracker } from './call-tracker.ts';
import type { Counter } from './counter.ts';
import type { ComagicSettings } from './settings.ts';

declare global {
  interface Window {
    /** Queue of CoMagic (UIS). */
    __cs?: { push(call: readonly [method: string, value: string]): unknown };
    Comagic?: { getSessionId?(): unknown };
  }
}

/** Starts CoMagic, which puts the number of this visit in place of the company's. */
export function startComagic({ key, domain }: ComagicSettings): Counter {
  window.__cs ??= [];
  window.__cs.push(['setCsAccount', key]);
  return startTracker({
    session: 'comagic_session',
    ask: () => window.Comagic?.getSessionId?.(),
    script: `https://app.${domain}/static/cs.min.js`,
    cookies: '_comagic',
  });
}
