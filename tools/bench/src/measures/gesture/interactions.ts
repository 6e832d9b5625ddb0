import type { Browser, Page } from 'playwright';
import type { Figure } from '../../figures/figure.ts';
import { PHONE } from '../loads.ts';
import type { CodedPage } from './page-code.ts';

/** This machine's processor against a phone's. */
const SLOWDOWN = 4;

/** Gestures of a visit: the first one also brings the code of what comes late. */
const GESTURES = 10;

/** Milliseconds after which whatever a tap has begun is over. */
const SETTLED = 700;

/** What the browser does not report was painted within a frame. */
const FRAME = 16;

/** A page and what is tapped there, in turn. */
export interface TappedPage extends CodedPage {
  taps: readonly string[];
}

/** Interaction to next paint of the first and of the tenth tap of a visit, on a phone. */
export async function interactions(
  browser: Browser,
  origin: string,
  { name, path, taps }: TappedPage,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
  await page.addInitScript(watchInteractions);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let at = 0; at < GESTURES; at += 1) {
    await page
      .locator(taps[at % taps.length] ?? '')
      .filter({ visible: true })
      .first()
      .tap();
    await page.waitForTimeout(SETTLED);
    times.push(await longest(page));
  }
  await page.close();
  const figure = (which: string, value = Number.NaN): Figure => ({
    ...{ id: 'P11', name: `${name}, CPU ${SLOWDOWN}× slower: ${which} tap to next paint` },
    ...{ value, unit: 'ms' },
  });
  return [
    figure('first', times[0]),
    figure('tenth', times.at(-1)),
    figure('longest', Math.max(...times)),
  ];
}

/** In the page: keeps how long each event of an interaction took until the paint after it. */
function watchInteractions(): void {
  const taken: number[] = [];
  Object.assign(window, { taken });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) taken.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds of the interaction since the last time. */
async function longest(page: Page): Promise<number> {
  const taken = await page.evaluate(() =>
    (window as unknown as { taken: number[] }).taken.splice(0),
  );
  return Math.max(FRAME, ...taken);
}
