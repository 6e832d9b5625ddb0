import type { Browser, BrowserContext, Page } from 'playwright';
import { median, type Figure } from '../../figures/figure.ts';
import { figureOf } from '../../figures/rows.ts';
import { contextOf } from '../loads.ts';
import type { CodedPage } from './page-code.ts';

/** Of a page and a processor; the median counts. */
const RUNS = 5;

/** In the header of every page: its window needs the page's code, and what is clicked before is recorded. */
const TRIGGER = 'header [data-modal-trigger="callRequest"]';
const WINDOW = 'dialog[data-modal="callRequest"]';

/** What a page writes to its console at the first paint. */
const PAINTED = 'painted for the first time';

const PROCESSORS = [
  { row: 'P23 desktop', slowdown: 1 },
  { row: 'P23 slow', slowdown: 4 },
] as const;

/**
 * P23: from a visitor's first gesture to its answer, the bytes being in the browser's cache. The gesture is a click that only code answers, on the trigger of a form: once
 * at the first paint, when no code of the page has run, once when the page has long been idle.
 */
export async function firstGestures(
  browser: Browser,
  origin: string,
  page: CodedPage,
): Promise<Figure[]> {
  const context = await contextOf(browser, origin, page);
  await context.addInitScript(watchWindow, [WINDOW, PAINTED] as const);
  const at = await placeOfTrigger(context, origin + page.path);
  const figures: Figure[] = [];
  for (const { row, slowdown } of PROCESSORS) {
    const times: Record<'paint' | 'idle', number[]> = { paint: [], idle: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const when of ['paint', 'idle'] as const) {
        times[when].push(await clickOnce(context, origin + page.path, { at, when, slowdown }));
      }
    }
    const name = `${page.name}, CPU ${slowdown}× slower: first click to its window`;
    figures.push(
      figureOf(row, `${name}, at the first paint`, median(times.paint)),
      figureOf(row, `${name}, page idle`, median(times.idle)),
    );
  }
  await context.close();
  return figures;
}

interface Point {
  x: number;
  y: number;
}

/** Opens the page and the window once, so that everything is in the cache. */
async function placeOfTrigger(context: BrowserContext, url: string): Promise<Point> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const trigger = page.locator(TRIGGER).filter({ visible: true }).first();
  const box = await trigger.boundingBox();
  if (!box) throw new Error(`${url} has no ${TRIGGER} in view`);
  await trigger.click();
  await page.locator(WINDOW).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Click {
  at: Point;
  when: 'paint' | 'idle';
  slowdown: number;
}

/** Milliseconds from the press to the window, by the page's clock. */
async function clickOnce(
  context: BrowserContext,
  url: string,
  { at, when, slowdown }: Click,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (when === 'idle') await page.goto(url, { waitUntil: 'networkidle' });
  else {
    const painted = firstPaint(page);
    await page.goto(url, { waitUntil: 'commit' });
    await painted;
  }
  // Pressed without having come there first: the press itself is the first gesture.
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  await page.waitForFunction(() => 'answeredIn' in window);
  const time = await page.evaluate(() => (window as unknown as { answeredIn: number }).answeredIn);
  await page.close();
  return time;
}

/** The page says so itself: a poll would come late. */
function firstPaint(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('console', (message) => message.text() === PAINTED && resolve());
  });
}

/** In the page: says when it is painted, and takes the time from the first press to the window. */
function watchWindow([selector, painted]: readonly [string, string]): void {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    console.log(painted);
  }).observe({ type: 'paint', buffered: true });
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), true);
  const observer = new MutationObserver(() => {
    if (!pressed || !document.querySelector(`${selector}[open]`)) return;
    observer.disconnect();
    Object.assign(window, { answeredIn: performance.now() - pressed });
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
}
