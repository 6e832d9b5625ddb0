import type { Browser, CDPSession } from 'playwright';
import type { Figure } from '../../figures/figure.ts';
import { figureOf } from '../../figures/rows.ts';
import { SMALL, watchFrames } from './watch-frames.ts';

const OPENS = 100;
/** What is loaded once and kept is there by then. */
const FIRST = 10;

/** Growth of a tab's memory while a model is opened, drawn and left a hundred times without a new document. */
export async function modelOpens(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: SMALL, reducedMotion: 'reduce' });
  await page.addInitScript(watchFrames);
  await page.goto(`${origin}/obekty/loft`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let first: Memory | null = null;
  let last: Memory | null = null;
  for (let open = 1; open <= OPENS; open += 1) {
    await page.evaluate(() => (window.seenFrames.count = 0));
    await page.getByRole('link', { name: 'Покрутить модель' }).first().click();
    await page.waitForFunction(() => window.seenFrames.count > 0, undefined, { timeout: 60_000 });
    await page.getByRole('link', { name: 'Закрыть модель' }).click();
    await page.waitForFunction(() => !document.querySelector('main canvas'));
    if (open === FIRST) first = await memoryOf(session);
    if (open === OPENS) last = await memoryOf(session);
  }
  await page.close();
  const growth = (of: keyof Memory) => (last?.[of] ?? Number.NaN) - (first?.[of] ?? Number.NaN);
  const name = `opens ${FIRST} to ${OPENS} of a model`;
  return [
    figureOf('P24 memory', `${name}, growth of the heap`, growth('heap') / 1_000_000),
    { id: 'P24', name: `${name}, growth of nodes`, value: growth('nodes'), unit: '' },
    { id: 'P24', name: `${name}, growth of listeners`, value: growth('listeners'), unit: '' },
  ];
}

interface Memory {
  /** Bytes of script that are in use. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** What is in use once all that can be collected is. */
async function memoryOf(session: CDPSession): Promise<Memory> {
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
