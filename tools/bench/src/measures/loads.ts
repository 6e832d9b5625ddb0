import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Milliseconds after which a page has loaded all that a gesture made it want. */
export const SETTLING = 1500;

/** What came with one answer. */
export interface Load {
  type: string;
  body: Buffer;
}

/** A page of the product. */
export interface Visited {
  path: string;
  /** The page belongs to the account: log the demo buyer in first. */
  login?: boolean;
}

/** Everything that a page loads until the network is idle. */
export async function loadsOf(
  browser: Browser,
  origin: string,
  visited: Visited,
  viewport = DESKTOP,
): Promise<Load[]> {
  const context = await contextOf(browser, origin, visited, viewport);
  const page = await context.newPage();
  const loads = record(page);
  await page.goto(origin + visited.path, { waitUntil: 'networkidle' });
  const all = await loads();
  await context.close();
  return all;
}

/** A visitor who has seen nothing yet, logged in where the page asks for it. */
export async function contextOf(
  browser: Browser,
  origin: string,
  { login }: Visited,
  viewport = DESKTOP,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
  });
  if (login) {
    await context.request.post(`${origin}/api/User.Authorization`, {
      data: { phone: '+7 (921) 000-00-01', password: 'meridian-30' },
    });
  }
  return context;
}

/** Collects what a page loads from now on; the returned function waits for the bodies. */
export function record(page: Page): () => Promise<Load[]> {
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

/** Sums of brotli-11; fonts and pictures count as they are. */
export function weigh(loads: readonly Load[]) {
  const sum = { js: 0, css: 0, html: 0, fonts: 0, files: 0, picture: 0, requests: loads.length };
  for (const load of loads) {
    const { type, body } = load;
    if (isScript(load)) sum.js += compressed(body);
    else if (/text\/css/.test(type)) sum.css += compressed(body);
    else if (/text\/html/.test(type)) sum.html += compressed(body);
    else if (/font\//.test(type)) {
      sum.fonts += body.length;
      sum.files += 1;
    } else if (/image\/(avif|webp|png|jpeg)/.test(type))
      sum.picture = Math.max(sum.picture, body.length);
  }
  return sum;
}

/** Whether an answer is a script. */
export function isScript({ type }: Load): boolean {
  return /javascript/.test(type);
}

/** Bytes of brotli-11. */
export function compressed(body: Uint8Array): number {
  return brotliCompressSync(body).length;
}
