import { addScript, dropCookies, type Counter } from './counter.ts';

declare global {
  interface Window {
    /** Queue of Top.Mail.Ru. */
    _tmr?: { push(event: Readonly<Record<string, unknown>>): unknown };
  }
}

/** Starts the retargeting pixel of VK Реклама. */
export function startPixel(id: string): Counter {
  let stopped = false;
  const tell = (event: Readonly<Record<string, unknown>>) => {
    if (!stopped) window._tmr?.push({ id, ...event });
  };
  window._tmr ??= [];
  const hit = (url: string) => tell({ type: 'pageView', start: Date.now(), url });
  hit(location.href);
  addScript('https://top-fwz1.mail.ru/js/code.js');
  return {
    hit,
    goal: (goal, params) => tell({ type: 'reachGoal', goal, params }),
    stop() {
      stopped = true;
      dropCookies('tmr_');
    },
  };
}
