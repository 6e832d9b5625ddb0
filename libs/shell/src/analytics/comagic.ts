import { trackCalls } from './call-sessions.ts';
import { copyNumbers } from './copy-numbers.ts';
import { addScript, dropCookies, type Counter } from './counter.ts';
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
  const forget = trackCalls('comagic_session', () => window.Comagic?.getSessionId?.());
  const stopCopying = copyNumbers();
  addScript(`https://app.${domain}/static/cs.min.js`);
  return {
    hit() {},
    goal() {},
    stop() {
      forget();
      stopCopying();
      dropCookies('_comagic');
    },
  };
}
