import { createServer } from 'node:http';
import lighthouse from 'lighthouse';
import { median, type Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { launchChromium } from '../setup/launch-chromium.ts';

/** Pages whose scores of 0–100 are wanted, and how often each is looked at for the median. */
export interface LighthouseBudget {
  runs: number;
  pages: readonly LighthousePage[];
}

interface LighthousePage {
  name: string;
  path: string;
  /** Search engines are kept away from it, so that its score for them says nothing. */
  closed?: boolean;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Audits that are reported beside the scores: simulated phone on a slow network. */
const TIMINGS = {
  'first-contentful-paint': 'fcp',
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
} as const;

const PORT = 9333;

/** The least that a page can be: what Lighthouse gives on this machine whatever the product does. */
const BARE_PAGE = `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Страница без всего</title>
<meta name="description" content="Страница, на которой есть только заголовок и предложение.">
<link rel="icon" href="data:,"></head><body><main><h1>Страница без всего</h1><p>На ней одно предложение.</p></main></body></html>`;

/** Lighthouse's scores of the pages, and of a bare page in the same run. */
export async function lighthouseScores(
  origin: string,
  { runs, pages }: LighthouseBudget,
): Promise<Figure[]> {
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(BARE_PAGE);
  });
  await new Promise<void>((resolve) => bare.listen(PORT + 1, resolve));
  const browser = await launchChromium([`--remote-debugging-port=${PORT}`]);
  const figures: Figure[] = [];
  try {
    const bareAddress = `http://localhost:${PORT + 1}/`;
    figures.push(...(await look({ name: 'bare page', path: bareAddress }, 'reported')));
    for (const page of pages) figures.push(...(await look({ ...page, path: origin + page.path })));
  } finally {
    await browser.close();
    bare.close();
  }
  return figures;

  async function look(page: LighthousePage, only?: 'reported'): Promise<Figure[]> {
    const seen: Look[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await lookOnce(page.path));
    const of = (read: (one: Look) => number) => median(seen.map(read));
    const asked = CATEGORIES.filter((category) => !(page.closed && category === 'seo'));
    return [
      ...asked.map((category): Figure => {
        const name = `Lighthouse ${category}, ${page.name}`;
        const value = of((one) => one.scores[category]);
        return only
          ? { id: 'P9', name, value, unit: 'points' }
          : figureOf(`P9 ${category}`, name, value);
      }),
      ...Object.entries(TIMINGS).map(([audit, short]): Figure => {
        const name = `${short.toUpperCase()}, ${page.name}`;
        const value = of((one) => one.timings[audit] ?? 0);
        return only
          ? { id: 'P10', name, value, unit: short === 'cls' ? '' : 'ms' }
          : figureOf(`P10 ${short}`, name, value);
      }),
    ];
  }
}

interface Look {
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds by the id of the audit. */
  timings: Readonly<Record<string, number>>;
}

async function lookOnce(url: string): Promise<Look> {
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse has not looked at ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: Object.fromEntries(
      Object.keys(TIMINGS).map((audit) => [audit, audits[audit]?.numericValue ?? 0]),
    ),
  };
}
