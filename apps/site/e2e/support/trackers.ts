import type { Page } from '@playwright/test';

/** What the site leaves for the scripts, and what they leave for it. */
interface Tracked {
  ym?: { a?: unknown[] };
  CalltouchDataObject?: string;
  __cs?: [method: string, value: string][];
}

/** What the account of each tracker is called by, and the visit that its script tells. */
export const SESSIONS = {
  calltouch: { mod: 'abcd1234', id: '987654321' },
  comagic: { key: 'R_Sh42gUmGu8vp8VAaBHGVCz', id: '123456' },
} as const;

/** Numbers of the visit. */
export const NUMBERS = { calltouch: '+7 (495) 000-11-22' } as const;

/** Answers in place of the vendors. @returns addresses that were asked for, as they come */
export async function answerForTrackers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const scripts: Readonly<Record<string, string>> = {
    'mc.yandex.ru': `(${metrika.toString()})()`,
    'mod.calltouch.ru': `(${calltouch.toString()})(${JSON.stringify([SESSIONS.calltouch, NUMBERS.calltouch])})`,
    'app.comagic.ru': `(${comagic.toString()})(${JSON.stringify(SESSIONS.comagic)})`,
  };
  await page.route(
    ({ hostname }) => Object.hasOwn(scripts, hostname),
    (route) => {
      const { hostname, href } = new URL(route.request().url());
      asked.push(href);
      return route.fulfill({ contentType: 'text/javascript', body: scripts[hostname] ?? '' });
    },
  );
  return asked;
}

/** As Metrika's tag does: plays the queue, and from then on answers calls itself. */
function metrika() {
  const heard: unknown[] = [];
  const waiting = (window as Tracked).ym?.a ?? [];
  Object.assign(window, { heard, ym: (...call: unknown[]) => void heard.push(call) });
  heard.push(...waiting);
}

/** As Calltouch's script does: takes the queue's place, tells the visit, writes its number over the company's. */
function calltouch([{ mod, id }, number]: [{ mod: string; id: string }, string]) {
  const script = document.currentScript as HTMLScriptElement;
  const own = new URL(script.src).searchParams.get('id');
  if (own !== mod || (window as Tracked).CalltouchDataObject !== 'ct')
    throw new Error('Calltouch is not set up');
  const ct = (method: string, of: string) =>
    method === 'calltracking_params' && of === mod ? { sessionId: Number(id) } : undefined;
  Object.assign(window, { ct });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
    const href = `tel:${number.replace(/[^\d+]/g, '')}`;
    if (link.getAttribute('href') === href) continue;
    link.href = href;
    if (/\d/.test(link.textContent)) link.innerHTML = number;
  }
}

/** As CoMagic's script does: wants the key of its site, and tells the visit. */
function comagic({ key, id }: { key: string; id: string }) {
  const calls = (window as Tracked).__cs ?? [];
  if (!calls.some(([method, value]) => method === 'setCsAccount' && value === key)) {
    throw new Error('CoMagic is not told its site');
  }
  Object.assign(window, { Comagic: { getSessionId: () => Number(id) } });
}
