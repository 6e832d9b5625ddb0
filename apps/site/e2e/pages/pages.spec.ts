import { expect, test, type Page } from '@playwright/test';
import type { RouteRow } from '../../app/route-table.ts';
import { logIn } from '@m30/e2e/demo-buyer';
import { inGroups, namesOf } from '../support/in-groups.ts';
import { lookAt, THOROUGH } from '../support/page-checks.ts';
import {
  accountAddresses,
  catalogueStates,
  oneOfEachKind,
  otherStates,
  visits,
  type Visit,
} from '../support/routes.ts';
import { sideBySide } from '../support/side-by-side.ts';

/** Pages that one test looks at: a browser that stays open looks faster. */
const PAGES_A_TEST = 12;

/** What most visitors see of the site: the quick suite looks at these. */
const MOST_VISITED = [
  '/',
  '/katalog',
  '/obekty',
  '/obekty/kanal',
  '/obekty/kanal/korpus-2',
  '/obekty/kanal/korpus-2/k2-48',
  '/ipotechnyj-kalkulyator',
  '/cart',
  '/kontakty',
];

test.describe.configure({ timeout: 180_000 });

const states = [...catalogueStates, ...otherStates].map((address): Visit => ({
  address,
  row: { path: address, page: 'a state of one' },
}));
const most = oneOfEachKind.filter(({ address }) => MOST_VISITED.includes(address));
const rarer = oneOfEachKind.filter(({ address }) => !MOST_VISITED.includes(address));
const others = visits.filter((visit) => !oneOfEachKind.includes(visit));

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile);
  look(most);
  test.describe('the other kinds', { tag: '@full' }, () => look(rarer));
  test.describe('further pages and states of the same kinds', { tag: ['@full', THOROUGH] }, () =>
    look([...states, ...others]),
  );
});

// A desk narrows each page to a phone's width, too, and its states with it.
test.describe('on a phone', { tag: ['@full', '@phone', THOROUGH] }, () => {
  test.skip(({ isMobile }) => !isMobile);
  look(oneOfEachKind);
});

for (const group of inGroups(accountAddresses, PAGES_A_TEST)) {
  test(
    `every page of the account is whole: ${namesOf(group)}`,
    { tag: ['@full', '@phone'] },
    async ({ context }) => {
      await logIn(context);
      await sideBySide(context, group, (page, address) =>
        test.step(address, () => lookAt(page, address)),
      );
    },
  );
}

test('an unknown address is whole, too', async ({ page }) => {
  await lookAt(page, '/net-takoj-stranicy', 404);
});

function look(seen: readonly Visit[]): void {
  for (const group of inGroups(seen, PAGES_A_TEST)) {
    const names = namesOf(group.map(({ address }) => address));
    test(`every page is whole: ${names}`, async ({ context }) => {
      await sideBySide(context, group, (page, { row, address }) =>
        test.step(address, async () => {
          await lookAt(page, address);
          await expectFrame(page, row);
        }),
      );
    });
  }
}

/** Header and footer are there, but where the layout has none. */
async function expectFrame(page: Page, { layout }: RouteRow): Promise<void> {
  // Further down the header hides.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('banner')).toHaveCount(layout === 'iframe' ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(
    layout === 'iframe' || layout === 'visual-picker' ? 0 : 1,
  );
}
