import type { Browser } from 'playwright';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { alienBytes } from './alien-libraries.ts';
import { DESKTOP, loadsOf, PHONE, record, SETTLING, weigh, type Visited } from './loads.ts';

/** A page and the line that its JavaScript belongs to. */
export interface PageBudget extends Visited {
  name: string;
  row: string;
  /** KB of JavaScript where the page has a tighter budget than its line. */
  js?: number;
}

/** Forms of one kind, by the names of their windows. */
export interface FormBudget {
  kind: string;
  forms: readonly string[];
}

/** What a page loads until the network is idle, by kind. */
export async function pageBytes(
  browser: Browser,
  origin: string,
  page: PageBudget,
): Promise<Figure[]> {
  const loads = await loadsOf(browser, origin, page);
  const { js, css, html, fonts, files, requests } = weigh(loads);
  const own = page.js === undefined ? {} : { must: page.js };
  const asked = `${page.name}: requests`;
  return [
    figureOf(page.row, `${page.name}: JavaScript`, js / 1024, own),
    figureOf('P6 css', `${page.name}: CSS`, css / 1024),
    figureOf('P6 html', `${page.name}: HTML`, html / 1024),
    figureOf('P7', `${page.name}: fonts`, fonts / 1024),
    figureOf('P7 files', `${page.name}: font files`, files),
    page.row === 'P1'
      ? figureOf('P8 requests', asked, requests)
      : { id: 'P8', name: asked, value: requests, unit: 'requests' },
    figureOf('P20', `${page.name}: libraries of what it does not show`, alienBytes(loads)),
  ];
}

/** The largest picture that a page loads on a phone. */
export async function largestPicture(
  browser: Browser,
  origin: string,
  page: PageBudget,
): Promise<Figure> {
  const { picture } = weigh(await loadsOf(browser, origin, page, PHONE));
  return figureOf('P8 picture', `${page.name}: largest picture on a phone`, picture / 1024);
}

/** JavaScript that the first opening of each form's window adds to a page, by the kind of the form. */
export async function formBytes(
  browser: Browser,
  origin: string,
  kinds: readonly FormBudget[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { kind, forms } of kinds) {
    for (const form of forms) {
      const value = (await openedBytes(browser, origin, form)) / 1024;
      figures.push(figureOf(`P4 ${kind}`, `${kind} form ${form}, when opened`, value));
    }
  }
  return figures;
}

/** A visitor who has looked at a page, so that what floats over it has come, opens a form. */
async function openedBytes(browser: Browser, origin: string, form: string): Promise<number> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(`${origin}/kontakty`, { waitUntil: 'networkidle' });
  const trigger = page.locator('[data-modal-trigger="callRequest"]:visible').first();
  await trigger.hover();
  await page.waitForTimeout(SETTLING);
  const loads = record(page);
  await trigger.evaluate((link, name) => link.setAttribute('data-modal-trigger', name), form);
  await page.locator(`[data-modal-trigger="${form}"]:visible`).first().click();
  await page.locator(`dialog[data-modal="${form}"]`).waitFor();
  await page.waitForTimeout(SETTLING);
  const { js } = weigh(await loads());
  await page.close();
  return js;
}
