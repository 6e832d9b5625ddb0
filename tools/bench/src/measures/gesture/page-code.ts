import type { Browser, Page } from 'playwright';
import type { Figure } from '../../figures/figure.ts';
import { figureOf } from '../../figures/rows.ts';
import {
  compressed,
  contextOf,
  isScript,
  record,
  SETTLING,
  weigh,
  type Load,
  type Visited,
} from '../loads.ts';

/** Scripts that run where they stand: a type makes others of them data, or modules that wait. */
const RUNS_AT_ONCE = /<script(?![^>]*\b(?:type|src)=)[^>]*>([^]*?)<\/script>/g;

/** The router's global: a script that names it embeds loader data, which counts as HTML (P6). */
const EMBEDDED = '__reactRouterContext';

/** A page that is asked when its code comes. */
export interface CodedPage extends Visited {
  name: string;
}

/**
 * P22: JavaScript of a page by the time when it comes, brotli-11: what runs before the first screen is painted, what has come when the network is idle and nobody
 * has touched anything, and what the first gesture adds; with the calls of the API that the page makes by itself meanwhile.
 */
export async function pageCode(
  browser: Browser,
  origin: string,
  { name, ...page }: CodedPage,
): Promise<Figure[]> {
  const context = await contextOf(browser, origin, page);
  const tab = await context.newPage();
  const untouched = record(tab);
  const calls = countCalls(tab, origin);
  await tab.goto(origin + page.path, { waitUntil: 'networkidle' });
  const before = await untouched();
  const asked = calls();
  const added = record(tab);
  // A key that types nothing: a pointer would rest upon something.
  await tab.keyboard.press('Shift');
  await tab.waitForTimeout(SETTLING);
  await tab.waitForLoadState('networkidle');
  const after = weigh(await added()).js;
  await context.close();
  const inline = inlineBytes(before);
  const untilGesture = inline + weigh(before).js;
  return [
    figureOf('P22 screen', `${name}: JavaScript before the first screen`, inline / 1024),
    figureOf('P22 gesture', `${name}: JavaScript before the first gesture`, untilGesture / 1024),
    {
      id: 'P22',
      name: `${name}: JavaScript to be alive`,
      value: (untilGesture + after) / 1024,
      unit: 'KB',
    },
    { id: 'P22', name: `${name}: calls before the first gesture`, value: asked, unit: 'requests' },
  ];
}

function inlineBytes(loads: readonly Load[]): number {
  const document = loads.find((load) => /text\/html/.test(load.type) && !isScript(load));
  const scripts = [...String(document?.body ?? '').matchAll(RUNS_AT_ONCE)].flatMap(
    ([, text = '']) => (text.includes(EMBEDDED) ? [] : [text]),
  );
  return compressed(Buffer.from(scripts.join('\n')));
}

/** Counts requests to methods; the returned function tells how many there were. */
function countCalls(page: Page, origin: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/api/`)) count += 1;
  });
  return () => count;
}
