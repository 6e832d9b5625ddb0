/**
 * `npm run bench`: measures the product against its budgets and fails when one is missed; with `--write`
 * keeps the figures in `docs/`.
 */
import type { Browser } from 'playwright';
import { ensureBuilt } from '@m30/server/ensure-built';
import budgets from './budgets.json' with { type: 'json' };
import packageBudgets from './package-budgets.json' with { type: 'json' };
import { exceeds, table, type Figure } from './figures/figure.ts';
import { launchChromium } from './setup/launch-chromium.ts';
import { checkMarks } from './measures/alien-libraries.ts';
import { cachedPage } from './measures/cached-page.ts';
import { catalogueImport } from './measures/catalogue-import.ts';
import { facetQueries } from './measures/facets.ts';
import { lightOfFlats } from './measures/flat-light.ts';
import { firstGestures } from './measures/gesture/first-gesture.ts';
import { interactions } from './measures/gesture/interactions.ts';
import { pageCode } from './measures/gesture/page-code.ts';
import { kitBytes } from './measures/kit-bytes.ts';
import { lighthouseScores } from './measures/lighthouse.ts';
import { memoryUnderLoad } from './measures/memory.ts';
import { turningModel } from './measures/model/turning-model.ts';
import { packageBytes } from './measures/package-bytes.ts';
import { formBytes, largestPicture, pageBytes, type PageBudget } from './measures/page-bytes.ts';
import { paymentBatch } from './measures/payment-batch.ts';
import { proofOfWork } from './measures/proof-of-work.ts';
import { renderedPage } from './measures/rendered-page.ts';
import { readingTimes, typedBytes } from './measures/sentences.ts';
import { shellBytes } from './measures/shell-bytes.ts';
import { startTimes } from './measures/starts.ts';
import { studio } from './measures/studio.ts';
import { handOver, keeping } from './results/results.ts';
import { figureOf } from './figures/rows.ts';
import { withPostgres } from './setup/with-postgres.ts';
import { withServer, type RunningServer } from './setup/with-server.ts';

const PORT = 4320;

/** What is measured, each by itself: `npm run bench -- --only=pages`. */
const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
  facets: () => facetQueries(budgets.facets),
  kit: async () => [
    ...(await kitBytes(budgets.kit)),
    shellBytes(),
    ...paymentBatch(budgets.paymentBatchAgainstBareLoop),
  ],
  packages: () => packageBytes(packageBudgets),
  import: () => withPostgres(catalogueImport),
  light: lightOfFlats,
  model: () =>
    withServer(PORT, ({ origin }) => inBrowser((browser) => turningModel(browser, origin))),
  sentences: () =>
    withServer(PORT, async ({ origin }) => [
      ...(await readingTimes(origin)),
      ...(await inBrowser(async (browser) => [await typedBytes(browser, origin)])),
    ]),
  studio: () => withServer(PORT, ({ origin }) => inBrowser((browser) => studio(browser, origin))),
  gestures: () => withServer(PORT, gestures),
  pages: () => withServer(PORT, pages),
  lighthouse: () => withServer(PORT, lighthouse),
  rendering: () =>
    withServer(PORT, ({ origin, pid }) => renderedPage(origin, pid, budgets.cachedPage), {
      PAGE_CACHE_MB: '0',
    }),
  starts: () =>
    withServer(PORT, async ({ origin, pid, startedIn }) => [
      figureOf('P18 ever', 'first start ever, with demo content', startedIn),
      ...(await cachedPage(origin, pid, budgets.cachedPage)),
      ...(await startTimes(origin)),
      await memoryUnderLoad('P17 embedded', origin, pid),
    ]),
  memory: () =>
    withPostgres((url) =>
      withServer(
        PORT,
        async ({ origin, pid }) => [await memoryUnderLoad('P17 server', origin, pid)],
        { DATABASE_URL: url },
      ),
    ),
};

let missed: Figure[] = [];
await keeping('npm run bench', async () => {
  const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
  ensureBuilt();
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (only !== undefined && name !== only) continue;
    figures.push(...(await measure()));
  }
  console.log(table(figures));
  handOver(figures);
  missed = figures.filter(exceeds);
  if (missed.length) console.error(`\n${missed.length} of the budgets missed`);
});
// Libraries that were loaded set an exit code of their own.
process.exit(missed.length ? 1 : 0);

async function pages({ origin }: RunningServer): Promise<Figure[]> {
  checkMarks();
  const all: PageBudget[] = await withExamples(origin, budgets.pages);
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const page of all) figures.push(...(await pageBytes(browser, origin, page)));
    for (const page of all.slice(0, 1)) figures.push(await largestPicture(browser, origin, page));
    figures.push(...(await formBytes(browser, origin, budgets.forms)));
    figures.push(...(await proofOfWork(browser, origin, budgets.proofOfWork)));
    return figures;
  });
}

/** What comes before a visitor does anything, and what the first gestures cost. */
async function gestures({ origin }: RunningServer): Promise<Figure[]> {
  const all = await withExamples<PageBudget>(origin, budgets.pages);
  const touched = await withExamples(origin, budgets.gestures);
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const page of all) figures.push(...(await pageCode(browser, origin, page)));
    for (const page of touched) figures.push(...(await firstGestures(browser, origin, page)));
    for (const page of touched) figures.push(...(await interactions(browser, origin, page)));
    return figures;
  });
}

async function lighthouse({ origin }: RunningServer): Promise<Figure[]> {
  const { runs, pages } = budgets.lighthouse;
  return lighthouseScores(origin, { runs, pages: await withExamples(origin, pages) });
}

async function inBrowser(measure: (browser: Browser) => Promise<Figure[]>): Promise<Figure[]> {
  const browser = await launchChromium();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** The pages, with an address of the demo where a budget names a kind: `@lot`. */
async function withExamples<Page extends { path: string }>(
  origin: string,
  pages: readonly Page[],
): Promise<Page[]> {
  const examples: Readonly<Record<string, string>> = {
    '@lot': await firstOf(origin, 'Objects.GetLots?rooms=2'),
    '@premises': await firstOf(origin, 'Objects.GetPremises'),
    '@news': await firstNews(origin),
  };
  return pages.map((page) => ({ ...page, path: examples[page.path] ?? page.path }));
}

/** Address of the first lot that a method of the API lists. */
async function firstOf(origin: string, call: string): Promise<string> {
  const answer = await fetch(`${origin}/api/${call}`);
  const { result } = (await answer.json()) as { result: { lots: { url: string }[] } };
  const [first] = result.lots;
  if (!first) throw new Error(`${call} lists no lot`);
  return first.url;
}

async function firstNews(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Content.GetNews`);
  const { result } = (await answer.json()) as { result: { news: { alias: string }[] } };
  return `/novosti/${result.news[0]?.alias}`;
}
