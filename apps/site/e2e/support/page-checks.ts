import { expect, test, type Page } from '@playwright/test';
import { addStyles } from './add-styles.ts';
import { creditFaults } from './credit-faults.ts';
import { findViolations, overflow } from './find-violations.ts';
import { coveredStops } from './hidden-stops.ts';
import { partedWords } from './parted-words.ts';
import { smallTargets } from './touch-targets.ts';
import { FOCUSABLE } from './visible-states.ts';
import { watchProblems } from './watch-problems.ts';

/** A page that is open and at rest. */
interface OpenedPage {
  page: Page;
  address: string;
}

/** What holds of a page that is open; leaves the page as it was. */
type PageCheck = (opened: OpenedPage) => Promise<void>;

/**
 * What every page is looked at for, once, in the order given. A check of every page is a line here
 * and no crawl of its own.
 */
const pageChecks: readonly PageCheck[] = [
  hasOneHeading,
  statesItsCredits,
  keepsWordsTogether,
  isAccessible,
  fitsNarrowScreen,
];

/** Tag of tests that look at pages thoroughly. */
export const THOROUGH = '@thorough';

/** What phones and {@link THOROUGH} tests look at besides: each lays the page out anew. */
const thoroughChecks: readonly PageCheck[] = [
  ...pageChecks,
  keepsFocusInSight,
  fitsFingers,
  fitsWideLetters,
];

/** Opens a page, shows all of it and runs the checks; whatever it complains about meanwhile is a failure. */
export async function lookAt(page: Page, address: string, status = 200): Promise<void> {
  const { problems, stop } = watchProblems(page);
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  // Parts below the fold come when they are near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  for (const check of isThorough() ? thoroughChecks : pageChecks) await check({ page, address });
  expect(problems, address).toEqual([]);
  stop();
}

function isThorough(): boolean {
  const { project, tags } = test.info();
  return project.name === 'phone' || tags.includes(THOROUGH);
}

async function hasOneHeading({ page, address }: OpenedPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
}

/** What a bank answered one buyer: advertising speaks to nobody in particular (38-ФЗ, art. 3). */
const OWN_CREDIT = /^\/lk\/(?:notices$|orders\/)/;

/** Where a rate is in sight, so are its full cost, the lender and the warnings (38-ФЗ, art. 28 part 3), on a phone as on a desk. */
export async function statesItsCredits({ page, address }: OpenedPage): Promise<void> {
  if (OWN_CREDIT.test(address)) return;
  for (const width of [360, 1440]) {
    await atWidth(page, width, async () => {
      expect(
        await page.evaluate(creditFaults),
        `${address}, ${width} px: a rate without what belongs to it`,
      ).toEqual([]);
    });
  }
}

/** No line ends within «№ 152-ФЗ», «8–10», «15 м/с» or after «в». */
async function keepsWordsTogether({ page, address }: OpenedPage): Promise<void> {
  expect(await page.evaluate(partedWords), `${address}: a line may end here`).toEqual([]);
}

async function isAccessible({ page, address }: OpenedPage): Promise<void> {
  expect(await findViolations(page), address).toEqual([]);
}

/** 320 CSS pixels are a desk of 1280 at 400 % (WCAG 1.4.10). */
async function fitsNarrowScreen({ page, address }: OpenedPage): Promise<void> {
  await atWidth(page, 320, async () => {
    expect(await overflow(page), `${address}: pixels beyond the screen`).toBeLessThanOrEqual(0);
  });
}

/** A phone, a desk, and that desk at 400 %. */
const WALKED = [
  [390, 800],
  [1280, 800],
  [320, 256],
] as const;

/** Nothing that a keyboard reaches lies wholly beneath a layer (WCAG 2.2, 2.4.11), while the cookie notice asks. */
async function keepsFocusInSight({ page, address }: OpenedPage): Promise<void> {
  // Among its examples is a skip link, which appears where the header is.
  if (address === '/ui-kit') return;
  // What waits for a visitor's first interaction is there, too.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  for (const [width, height] of WALKED) {
    await atSize(page, { width, height }, async () => {
      const covered = await page.evaluate(coveredStops, FOCUSABLE);
      expect(covered, `${address}, ${width} px: has the focus and is not seen`).toEqual([]);
    });
  }
}

async function fitsFingers({ page, address }: OpenedPage): Promise<void> {
  await atWidth(page, 390, async () => {
    expect(await page.evaluate(smallTargets), `${address}: small targets`).toEqual([]);
  });
}

/** A visitor's own spacing of letters, words and lines (WCAG 1.4.12). */
const WIDE_LETTERS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

async function fitsWideLetters({ page, address }: OpenedPage): Promise<void> {
  const takeAway = await addStyles(page, WIDE_LETTERS);
  for (const width of [390, 1280]) {
    await atWidth(page, width, async () => {
      expect(
        await overflow(page),
        `${address}: pixels beyond a screen of ${width}, in wide letters`,
      ).toBeLessThanOrEqual(0);
    });
  }
  await takeAway();
}

/** Does something with a window of another width, in CSS pixels. */
const atWidth = (page: Page, width: number, act: () => Promise<void>) =>
  atSize(page, { width, height: 800 }, act);

async function atSize(
  page: Page,
  inner: { width: number; height: number },
  act: () => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(inner);
  await act();
  if (size) await page.setViewportSize(size);
}
