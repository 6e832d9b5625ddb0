import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { openPage } from '@m30/e2e/open-page';

const PICKER = '/obekty/kanal/korpus-2/vizualnyj';

const floors = (page: Page) => page.getByRole('group', { name: 'Этажи на фасаде' });
const buildings = (page: Page) => page.getByRole('group', { name: 'Корпуса на генплане' });
const strip = (page: Page, floor: number) =>
  page.getByRole('list', { name: `Квартиры на этаже ${floor}` });
const row = (page: Page, title: string) =>
  page.getByRole('table').getByRole('link', { name: new RegExp(`^${title}:`) });

/** Which floor or building is marked in the picture, and which in the list. */
const marked = (page: Page) =>
  page.evaluate(() =>
    ['[data-shape][data-active]', '[data-row][data-active]'].map((selector) => {
      const { shape, row } = document.querySelector<HTMLElement>(selector)?.dataset ?? {};
      return shape ?? row;
    }),
  );

/** Goes on by Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

test(
  'a visitor finds a flat by eye, from the genplan to its page, and comes back',
  { tag: '@phone' },
  async ({ page, context, baseURL: url = '', isMobile }) => {
    // On a phone the notice lies upon the foot of the list.
    await context.addCookies([{ name: 'cookie_consent', value: '1.necessary', url }]);
    await openPage(page, `${PICKER}?level=genplan`);
    const press = (target: Locator) => (isMobile ? target.tap() : target.click());
    expect(await findViolations(page)).toEqual([]);
    await press(buildings(page).getByRole('link', { name: /^Корпус\s2: \d+ кварти/ }));
    await expect(page).toHaveURL(PICKER);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Канал 9», корпус 2');

    const seventh = floors(page).getByRole('link', { name: /^Этаж\s7:/ });
    if (!isMobile) {
      await seventh.hover();
      expect(await marked(page)).toEqual(['floor-7', 'floor-7']);
      await row(page, 'Этаж\\s5').hover();
      expect(await marked(page)).toEqual(['floor-5', 'floor-5']);
    }
    await press(seventh);
    await expect(page).toHaveURL(`${PICKER}?floor=7`);
    await expect(strip(page, 7).getByRole('link').first()).toHaveAccessibleName(/^Кв\.\s\d+/);
    expect(await findViolations(page)).toEqual([]);

    await press(page.getByRole('link', { name: 'План этажа 7' }));
    await expect(page).toHaveURL(`${PICKER}?floor=7&section=1`);
    const flat = page
      .getByRole('group', { name: 'Квартиры на этаже 7' })
      .getByRole('link', { name: /свободна/ })
      .first();
    await press(flat);
    await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-2\/k2-\d+$/);

    await page.goBack();
    await expect(page).toHaveURL(`${PICKER}?floor=7&section=1`);
    await page.goBack();
    await expect(strip(page, 7)).toBeVisible();
    await page.goBack();
    await expect(strip(page, 7)).toHaveCount(0);
    await page.goBack();
    await expect(buildings(page)).toBeVisible();
  },
);

test('a flat is found by keyboard alone, the picture is magnified and moved', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openPage(page, PICKER);
  const top = floors(page).getByRole('link', { name: /^Этаж\s10:/ });
  await tabTo(top);
  // The whole picture is one stop.
  await page.keyboard.press('ArrowDown');
  const ninth = floors(page).getByRole('link', { name: /^Этаж\s9:/ });
  await expect(ninth).toBeFocused();
  expect(await marked(page)).toEqual(['floor-9', 'floor-9']);
  const before = await ninth.boundingBox();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Показать целиком' })).toBeVisible();
  expect((await ninth.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
  for (let floor = 9; floor > 2; floor--) await page.keyboard.press('ArrowDown');
  // What has the focus is brought into sight.
  await expect(floors(page).getByRole('link', { name: /^Этаж\s2:/ })).toBeInViewport();
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Показать целиком' })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PICKER}?floor=2`);
  await expect(strip(page, 2)).toBeVisible();
  // Pressed once more, the chosen floor opens its plan.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PICKER}?floor=2&section=1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const flat = page.getByRole('group', { name: 'Квартиры на этаже 2' }).getByRole('link').first();
  await tabTo(flat);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-2\/k2-\d+$/);
});

test(
  'a filter counts anew, and a shared link opens the same picture',
  { tag: '@full' },
  async ({ page, context }) => {
    await openPage(page, PICKER);
    const counted = page.getByRole('status').filter({ hasText: 'Подход' });
    const all = await counted.innerText();
    await page.getByRole('link', { name: /^2.{1,3}комнатные/ }).click();
    await expect(page).toHaveURL(`${PICKER}?rooms=2`);
    await expect(counted).not.toHaveText(all);
    await page
      .getByRole('navigation', { name: 'Вид на дом' })
      .getByRole('link', { name: 'Сверху' })
      .click();
    await expect(page).toHaveURL(`${PICKER}?view=aerial&rooms=2`);

    const other = await context.newPage();
    await other.goto(page.url());
    const filtered = await counted.innerText();
    await expect(other.getByRole('status').filter({ hasText: 'Подход' })).toHaveText(filtered);
    await expect(other.getByRole('link', { name: 'Сверху' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await findViolations(other)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picker leads to a flat by plain links', async ({ page }) => {
    await page.goto(`${PICKER}?level=genplan`);
    await row(page, 'Корпус 2').click();
    await row(page, 'Этаж\\s7').click();
    await expect(page).toHaveURL(`${PICKER}?floor=7`);
    await strip(page, 7).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/obekty\/kanal\/korpus-2\/k2-\d+$/);
  });
});

test(
  'no row that has the focus lies under the foot of the list',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await openPage(page, `${PICKER}?floor=7`);
    await page.setViewportSize({ width: 1280, height: 620 });
    const links = page.getByRole('table').getByRole('link');
    for (let index = 0; index < (await links.count()); index++) {
      await links.nth(index).focus();
      const covered = await links.nth(index).evaluate((link) => {
        const { left, right, bottom } = link.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, bottom - 2);
        return at === null || !link.closest('tr')?.contains(at);
      });
      expect(covered, `row ${index + 1}`).toBe(false);
    }
  },
);
