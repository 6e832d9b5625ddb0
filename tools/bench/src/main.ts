/** `npm run bench`: measures the product against its budgets and fails when one is missed. */
import { ensureBuilt } from '../../server/src/ensure-built.ts';
import budgets from './budgets.json' with { type: 'json' };
import { exceeds, table, type Figure } from './figure.ts';
import { launchChromium } from './launch-chromium.ts';
import { cachedPage } from './measures/cached-page.ts';
import { facetQueries } from './measures/facets.ts';
import { kitBytes } from './measures/kit-bytes.ts';
import { lighthouseScores } from './measures/lighthouse.ts';
import { formBytes, largestPicture, pageBytes, type PageBudget } from './measures/page-bytes.ts';
import { paymentBatch } from './measures/payment-batch.ts';
import { proofOfWork } from './measures/proof-of-work.ts';
import { shellBytes } from './measures/shell-bytes.ts';
import { serverRendering } from './measures/ssr.ts';
import { withServer } from './with-server.ts';

const PORT = 4320;

ensureBuilt();
const figures: Figure[] = await facetQueries(budgets.facets);
figures.push(...(await kitBytes(budgets.kit)), shellBytes(budgets.shell));
figures.push(...paymentBatch(budgets.paymentBatchAgainstBareLoop));
await withServer(PORT, async ({ origin, pid, startedIn }) => {
  figures.push({ id: 'P18', name: 'first start with demo content', value: startedIn, unit: 'ms' });
  const examples: Readonly<Record<string, string>> = {
    '@lot': await firstOf(origin, 'Objects.GetLots?rooms=2'),
    '@premises': await firstOf(origin, 'Objects.GetPremises'),
    '@news': await firstNews(origin),
  };
  const real = <Page extends { path: string }>(page: Page): Page => ({
    ...page,
    path: examples[page.path] ?? page.path,
  });
  const pages: PageBudget[] = budgets.pages.map(real);
  // Before the browser: it goes on working for a while when it is closed.
  figures.push(...(await cachedPage(origin, pid, budgets.keptPage)));
  const browser = await launchChromium();
  for (const page of pages) figures.push(...(await pageBytes(browser, origin, page)));
  for (const page of pages.slice(0, 1)) {
    figures.push(await largestPicture(browser, origin, page, budgets.largestPictureOnPhone));
  }
  figures.push(...(await formBytes(browser, origin, budgets.forms)));
  figures.push(...(await proofOfWork(browser, origin, budgets.proofOfWork)));
  await browser.close();
  const { lighthouse } = budgets;
  figures.push(
    ...(await lighthouseScores(origin, { ...lighthouse, pages: lighthouse.pages.map(real) })),
  );
});

const rendered = await withServer(
  PORT,
  ({ origin }) => serverRendering(origin, '/katalog', budgets.ssrAgainstBareNode),
  { PAGE_CACHE_MB: '0' },
);
figures.push(...rendered);

console.log(table(figures));
const missed = figures.filter(exceeds);
if (missed.length) console.error(`\n${missed.length} of the budgets missed`);
process.exitCode = missed.length ? 1 : 0;

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
