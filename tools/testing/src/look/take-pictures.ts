import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { DEMO_STAFF_PASSWORD, demoStaff } from '@m30/backend/demo-staff';
import type { LookedAt } from './pages.ts';

const FOLDER = new URL('../../../../docs/images/look/', import.meta.url);

/** While one waits for its network, others work. */
const TABS = 4;

/** Milliseconds until a page is there: the first visitor of a model waits for its drawing. */
const SLOWEST = 120_000;

/** Of a picture, in bytes. */
const MOST = 40_000;

/** The upper part of a page, in CSS pixels; a desk is scaled down to half. */
const FRAMES = {
  390: { height: 844, seen: 1560, scale: 1 },
  1440: { height: 900, seen: 1800, scale: 0.5 },
} as const;

/** Takes a picture of each page in a window of this width, as a visitor sees it who has answered about cookies. */
export async function takePictures(
  browser: Browser,
  origin: string,
  pages: readonly LookedAt[],
  width: keyof typeof FRAMES,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const { height, seen, scale } = FRAMES[width];
  const newContext = async () => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'cookie_consent', value: '1.necessary', url: origin }]);
    return context;
  };
  const [guest, buyer] = [await newContext(), await newContext()];
  await logIn(buyer, origin);
  const staff = new Map<string, Promise<BrowserContext>>();
  const contextOf = (looked: LookedAt) => {
    if (looked.staff === undefined) return looked.buyer ? buyer : guest;
    const opened = staff.get(looked.staff) ?? signedIn(newContext(), origin, looked.staff);
    staff.set(looked.staff, opened);
    return opened;
  };
  const left = pages.filter((looked) => widthsOf(looked).includes(width));
  const work = async () => {
    for (let looked = left.shift(); looked; looked = left.shift()) {
      const page = await (await contextOf(looked)).newPage();
      await open(page, origin, looked);
      // The whole of what is seen has to be in the window: what loads when it comes near, and what sticks to an edge.
      await page.setViewportSize({ width, height: looked.staff === undefined ? seen : height });
      await page.waitForLoadState('networkidle');
      // What takes the focus as it appears has scrolled the page to itself.
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(decoded);
      const shot = await page.screenshot();
      await page.close();
      const { name } = looked;
      writeFileSync(new URL(`${name}-${width}.webp`, FOLDER), await shrink(shot, width * scale));
      console.log(`${name}, ${width} px`);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  await guest.close();
  await buyer.close();
  for (const context of staff.values()) await (await context).close();
}

/** Widths that a page is pictured at: a desk of the Studio is no page of a phone. */
export const widthsOf = ({ staff }: LookedAt): readonly (keyof typeof FRAMES)[] =>
  staff === undefined ? [390, 1440] : [1440];

async function signedIn(
  opened: Promise<BrowserContext>,
  origin: string,
  role: string,
): Promise<BrowserContext> {
  const context = await opened;
  const email = demoStaff.find((one) => one.role === role)?.email;
  const data = { email, password: DEMO_STAFF_PASSWORD };
  const answer = await context.request.post(`${origin}/studio/api/Session.SignIn`, { data });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return context;
}

async function logIn({ request }: BrowserContext, origin: string): Promise<void> {
  const data = { phone: '+7 (921) 000-00-01', password: 'meridian-30' };
  const answer = await request.post(`${origin}/api/User.Authorization`, { data });
  if (!answer.ok()) throw new Error(`The demo buyer could not log in: ${await answer.text()}`);
}

/** @throws Error where the page is not there */
async function open(page: Page, origin: string, looked: LookedAt): Promise<void> {
  const { address, follow, status } = looked;
  await go(page, `${origin}${address}`, status);
  if (follow === undefined) return;
  const href = await page.locator(follow).first().getAttribute('href');
  await go(page, new URL(href ?? '', page.url()).href);
}

async function go(page: Page, address: string, status = 200): Promise<void> {
  const answer = await page.goto(address, { timeout: SLOWEST });
  if (answer?.status() !== status) throw new Error(`${address} answers ${answer?.status()}`);
  // What waits for the first interaction is there, too.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  // A desk is code that comes first and asks then.
  await page.getByRole('status', { name: 'Загружаем' }).waitFor({ state: 'detached' });
}

/** Runs in the page: waits until what is in the window is painted. */
async function decoded(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter(
    // One that is scrolled out of a row is never loaded.
    (image) => image.complete && image.getBoundingClientRect().top < innerHeight,
  );
  await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  // A window that has just grown is drawn some frames later.
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
}

/** A WebP of the best quality that is small enough. */
async function shrink(shot: Buffer, width: number): Promise<Buffer> {
  const small = await sharp(shot).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 72; quality >= 16; quality -= 14) {
    const bytes = await sharp(small).webp({ quality }).toBuffer();
    if (bytes.length <= MOST) return bytes;
  }
  throw new Error(`a picture of ${width} px does not fit into ${MOST} bytes`);
}
