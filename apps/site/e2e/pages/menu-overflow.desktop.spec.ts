import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

// What a page still asks for at the end of a journey is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** All of the menus of the demo, whatever has room in its line. */
const MENUS = {
  'Основное меню': [
    ...['Квартиры', 'Комплексы', 'Ипотека', 'Акции'],
    ...['Вторичка', 'Коммерция', 'Паркинг'],
  ],
  'Верхнее меню': ['О\u00a0компании', 'Как купить', 'Клиентам', 'Новости', 'Контакты'],
};

const WIDTHS = [900, 1024, 1199, 1280, 1440];

/** Texts of the links of a line that can be seen and pressed. */
const inLine = (menu: Locator) =>
  menu.evaluate((nav) => {
    const links = [...nav.querySelectorAll<HTMLElement>('a:not([role])')];
    const seen = links.filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && link.contains(hit);
    });
    return seen.map(({ textContent }) => textContent);
  });

/** Texts of what «Ещё» lists; none where there is no «Ещё». */
async function underMore(page: Page, menu: Locator): Promise<string[]> {
  const more = menu.getByRole('button', { name: /^Ещё/ });
  if (!(await more.isVisible())) return [];
  await more.click();
  const texts = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return texts;
}

for (const [name, items] of Object.entries(MENUS)) {
  test(
    `«${name}» loses no item at any width, and shows none twice`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openPage(page, '/kompaniya');
      await page.keyboard.press('Shift');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const menu = page.getByRole('navigation', { name });
        await expect
          .poll(async () => [...(await inLine(menu)), ...(await underMore(page, menu))], {
            message: `${width} px`,
          })
          .toEqual(items);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } });

  test(
    'the tagline and an item of any length have their place at every width',
    { tag: '@full' },
    async ({ page }) => {
      const long = 'Машино-места и кладовые для всей семьи';
      await page.route('**/kompaniya', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({ response: answer, body: html.replaceAll('>Вторичка<', `>${long}<`) });
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/kompaniya');
        await expect(page.getByText('Девелопер Санкт-Петербурга и области').first()).toBeVisible();
        const menu = page.getByRole('navigation', { name: 'Основное меню' });
        const shown = [...(await inLine(menu)), ...(await underMore(page, menu))];
        expect(shown, `${width} px`).toContain(long);
        const whole = page.locator('html');
        expect(await whole.evaluate((html) => html.scrollWidth - innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    },
  );

  test('«Ещё» opens and leads on, and Tab reaches what the line hides', async ({ page }) => {
    await page.goto('/kompaniya');
    const menu = page.getByRole('navigation', { name: 'Основное меню' });
    await menu.getByRole('button', { name: /^Ещё/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(MENUS['Основное меню']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menuitem', { name: 'Квартиры' })).toBeFocused();
    await page.getByRole('menuitem', { name: 'Паркинг' }).click();
    await expect(page).toHaveURL('/parking');
  });
});
