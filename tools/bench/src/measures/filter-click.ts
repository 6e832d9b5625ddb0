import type { Browser, Page } from 'playwright';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';

const PHONE = { width: 390, height: 844 };

/** This machine's processor against a phone's. */
const SLOWDOWN = 4;

/** Every filter is set and lifted again, so many times. */
const ROUNDS = 5;

/** Milliseconds after which whatever a click has begun is over. */
const SETTLED = 700;

/** What the browser tells of its work. */
interface Work {
  /** Milliseconds from each touch to the paint that follows it. */
  paints: number[];
  /** Milliseconds of each task over 50. */
  tasks: number[];
}

/**
 * How long a phone is busy after a filter is touched in the sheet of the catalogue, and after the lots
 * are asked for.
 * @param lots how many lots the server has
 */
export async function filterClicks(
  browser: Browser,
  origin: string,
  lots: number,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
  await page.goto(`${origin}/katalog`, { waitUntil: 'networkidle' });
  await page.evaluate(watchWork);
  await openSheet(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const rooms = page.getByRole('dialog').getByRole('group', { name: 'Комнат' });
  const toggles = rooms.getByRole('checkbox');
  const count = await toggles.count();
  // The first touches compile the code.
  for (const at of [0, 0]) await touch(page, () => toggles.nth(at).click());
  await takeWork(page);
  for (let at = 0; at < ROUNDS * 2; at += 1) {
    await touch(page, () => toggles.nth(Math.floor(at / 2) % count).click());
  }
  const filtering = await takeWork(page);
  await touch(page, () => toggles.nth(1).click());
  await takeWork(page);
  await touch(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Показать/ })
      .click(),
  );
  const showing = await takeWork(page);
  await page.close();

  const name = `filter in the catalogue, ${lots.toLocaleString('en')} lots, CPU ${SLOWDOWN}× slower`;
  const task = (what: string, tasks: readonly number[]): Figure => ({
    ...{ id: 'P11', name: `${name}: ${what}`, value: Math.max(0, ...tasks), unit: 'ms' },
  });
  const paints = filtering.paints.toSorted((a, b) => a - b);
  const half = paints[Math.floor(paints.length / 2)] ?? Number.NaN;
  const longest = paints.at(-1) ?? Number.NaN;
  return [
    figureOf('P11 half', `${name}: click to paint, p50`, half),
    figureOf('P11 longest', `${name}: click to paint, longest`, longest),
    task('longest task', filtering.tasks),
    task('longest task when the lots are shown', showing.tasks),
  ];
}

async function openSheet(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Все фильтры|Фильтры)/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog').getByRole('group', { name: 'Комнат' }).waitFor();
}

async function touch(page: Page, click: () => Promise<void>): Promise<void> {
  await click();
  await page.waitForTimeout(SETTLED);
}

/** In the page: keeps the paints after touches, and tasks that hold up the next touch. */
function watchWork(): void {
  const work: Work = { paints: [], tasks: [] };
  Object.assign(window, { work });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') work.paints.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) work.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** What was kept since the last time. */
function takeWork(page: Page): Promise<Work> {
  return page.evaluate(() => {
    const { work } = window as unknown as { work: Work };
    return { paints: work.paints.splice(0), tasks: work.tasks.splice(0) };
  });
}
