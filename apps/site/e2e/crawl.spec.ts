import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/demo-buyer.ts';
import { findViolations, overflow } from './support/find-violations.ts';
import {
  accountAddresses,
  catalogueStates,
  oneOfEachKind,
  visits,
  type Visit,
} from './support/routes.ts';
import { sideBySide } from './support/side-by-side.ts';
import { watchProblems } from './support/watch-problems.ts';

/** Pages that one test looks at: a browser that stays open looks faster. */
const PAGES_A_TEST = 12;

test.describe.configure({ timeout: 180_000 });

const states = catalogueStates.map((address): Visit => ({
  address,
  row: { path: address, page: 'catalogue/catalogue' },
}));

for (const [device, seen] of [
  ['desk', [...visits, ...states]],
  // A desk narrows each page to a phone's width, too: a phone need not see what another page of its kind has shown.
  ['phone', [...oneOfEachKind, ...states]],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.skip(({ isMobile }) => isMobile !== (device === 'phone'));

    for (const group of groups(seen)) {
      test(`every page is whole: ${namesOf(group.map(({ address }) => address))}`, async ({
        context,
      }) => {
        await sideBySide(context, group, async (page, { row, address }) => {
          await test.step(address, async () => {
            await look(page, address);
            // Further down the header hides.
            await page.evaluate(() => window.scrollTo(0, 0));
            await expect(page.getByRole('banner')).toHaveCount(row.layout === 'iframe' ? 0 : 1);
            await expect(page.getByRole('contentinfo')).toHaveCount(
              row.layout === 'iframe' || row.layout === 'visual-picker' ? 0 : 1,
            );
          });
        });
      });
    }
  });
}

for (const group of groups(accountAddresses)) {
  test(`every page of the account is whole: ${namesOf(group)}`, async ({ context }) => {
    await logIn(context);
    await sideBySide(context, group, (page, address) =>
      test.step(address, () => look(page, address)),
    );
  });
}

test('an unknown address is whole, too', async ({ page }) => {
  await look(page, '/net-takoj-stranicy', 404);
});

/** One h1, nothing failed, nothing complained, nothing for axe to find, no sideways scroll. */
async function look(page: Page, address: string, status = 200): Promise<void> {
  const { problems, stop } = watchProblems(page);
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  // Parts below the fold come when they are near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  expect(await findViolations(page), address).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page), `${address}: pixels beyond the screen`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
  expect(problems, address).toEqual([]);
  stop();
}

function groups<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PAGES_A_TEST);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
  );
}

/** «/katalog … /obekty», to find the test by. */
function namesOf(addresses: readonly string[]): string {
  return `${addresses[0]} … ${addresses.at(-1)}`;
}
