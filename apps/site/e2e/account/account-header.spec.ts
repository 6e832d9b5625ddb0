import { expect, test, type Page } from '@playwright/test';
import { logIn } from '@m30/e2e/demo-buyer';
import { openPage } from '@m30/e2e/open-page';

// What a page still asks for at the end of a journey is not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const leave = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Выйти', exact: true });

test.beforeEach(({ context }) => logIn(context));

test('the way out stays in sight on a desk, and covers nothing the keyboard reaches', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has it at the head of the page');
  await openPage(page, '/lk/orders');
  await expect(leave(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await expect(leave(page)).toBeInViewport();
  // The footer is as high as a small window.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect(page.getByRole('contentinfo').getByText('© ', { exact: false })).toBeInViewport();
  await expect(leave(page)).toBeInViewport();
  await leave(page).click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 800 });

  const links = page.getByRole('main').getByRole('link');
  await links.last().focus();
  const first = links.nth(3);
  await first.focus();
  const place = () => first.evaluate((link) => link.getBoundingClientRect().top);
  const bar = await leave(page).evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(place).toBeGreaterThanOrEqual(bar);
});

test(
  'sections stay in the tab, the menu of a phone counts the cart and leads to the networks',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.route('**/api/Content.GetTemplate', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { result: object };
      const result = { ...body.result, basket: { count: 3 } };
      await route.fulfill({ response: answer, json: { ...body, result } });
    });
    await openPage(page, '/lk');
    const sections = page.getByRole('navigation', {
      name: isMobile ? 'Разделы кабинета' : 'Кабинет',
    });
    await expect(sections.getByRole('link').first()).toBeVisible();
    expect(await sections.locator('a[target]').count()).toBe(0);
    const network = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^ВКонтакте \(откроется в.новой вкладке\)$/ });
    await expect(network).toHaveAttribute('target', '_blank');
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await expect(menu.getByRole('link', { name: 'Корзина, 3' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^ВКонтакте/ })).toBeVisible();
  },
);
