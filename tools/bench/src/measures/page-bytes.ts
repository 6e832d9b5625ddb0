import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import type { Figure } from '../figure.ts';

export interface PageBudget {
  id: string;
  name: string;
  path: string;
  /** The page belongs to the account: log the demo buyer in first. */
  login?: boolean;
  js: number;
  css: number;
  html: number;
  fonts: number;
  requests?: number;
}

/** Forms of one kind, by the names of their windows, with their budget in KB. */
export interface FormBudget {
  kind: string;
  forms: readonly string[];
  must: number;
}

/** Milliseconds after which a page has loaded all that a gesture made it want. */
const SETTLING = 1500;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Everything a page loads until the network is idle, in KB of brotli-11 (pictures as they are). */
export async function pageBytes(
  browser: Browser,
  origin: string,
  page: PageBudget,
): Promise<Figure[]> {
  const load = await loadPage(browser, origin, page, DESKTOP);
  const figure = (kind: 'js' | 'css' | 'html' | 'fonts', label: string): Figure => ({
    id: page.id,
    name: `${page.name}: ${label}`,
    value: load[kind] / 1024,
    unit: 'KB',
    must: page[kind],
  });
  return [
    figure('js', 'JavaScript'),
    figure('css', 'CSS'),
    figure('html', 'HTML'),
    figure('fonts', 'fonts'),
    {
      id: page.id,
      name: `${page.name}: requests`,
      value: load.requests,
      unit: 'requests',
      ...(page.requests && { must: page.requests }),
    },
  ];
}

/** The largest picture that a page loads on a phone. */
export async function largestPicture(
  browser: Browser,
  origin: string,
  page: PageBudget,
  must: number,
): Promise<Figure> {
  const { picture } = await loadPage(browser, origin, page, PHONE);
  return {
    id: 'P8',
    name: `${page.name}: largest picture on a phone`,
    value: picture / 1024,
    unit: 'KB',
    must,
  };
}

/** JavaScript that the first opening of each form's window adds to a page, by the kind of the form. */
export async function formBytes(
  browser: Browser,
  origin: string,
  kinds: readonly FormBudget[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { kind, forms, must } of kinds) {
    for (const form of forms) {
      const value = (await openedBytes(browser, origin, form)) / 1024;
      figures.push({
        id: 'P4',
        name: `${kind} form ${form}, when opened`,
        value,
        unit: 'KB',
        must,
      });
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
  const { js } = await total(await loads());
  await page.close();
  return js;
}

async function loadPage(
  browser: Browser,
  origin: string,
  budget: PageBudget,
  viewport: typeof DESKTOP,
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
  });
  if (budget.login) {
    await context.request.post(`${origin}/api/User.Authorization`, {
      data: { phone: '+7 (921) 000-00-01', password: 'meridian-30' },
    });
  }
  const page = await context.newPage();
  const loads = record(page);
  await page.goto(origin + budget.path, { waitUntil: 'networkidle' });
  const sums = await total(await loads());
  await context.close();
  return sums;
}

interface Load {
  type: string;
  body: Buffer;
}

/** Collects what a page loads from now on; the returned function waits for the bodies. */
function record(page: Page): () => Promise<Load[]> {
  const pending: Promise<Load | null>[] = [];
  const styles = new Set<string>();
  page.on('response', (response) => {
    // A part that comes late names its styles again: the browser has them and fetches nothing.
    const isStyle = response.request().resourceType() === 'stylesheet';
    if (isStyle && styles.size === styles.add(response.url()).size) return;
    pending.push(bodyOf(response));
  });
  return async () => (await Promise.all(pending)).filter((load) => load !== null);
}

async function bodyOf(response: Response): Promise<Load | null> {
  const type = response.headers()['content-type'] ?? '';
  return response.body().then(
    (body) => ({ type, body }),
    () => null,
  );
}

async function total(loads: Load[]) {
  const sum = { js: 0, css: 0, html: 0, fonts: 0, picture: 0, requests: loads.length };
  for (const { type, body } of loads) {
    if (/javascript/.test(type)) sum.js += compressed(body);
    else if (/text\/css/.test(type)) sum.css += compressed(body);
    else if (/text\/html/.test(type)) sum.html += compressed(body);
    else if (/font\//.test(type)) sum.fonts += body.length;
    else if (/image\/(avif|webp|png|jpeg)/.test(type))
      sum.picture = Math.max(sum.picture, body.length);
  }
  return sum;
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body).length;
}
